import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../components/ui/site.fixture.tsx';
import { VideoRecording } from './view.tsx';

afterEach(cleanup);

const poster = { src: '/poster.svg', alt: '', width: 1200, height: 675, drawing: false };
const copy = {
  read: 'Read',
  watch: 'Watch',
  open: 'Open at {host}',
  captions: 'English',
  transcript: 'Transcript',
};

it('plays a recording of the site, with its captions', () => {
  const video = { address: '/videos/relay.mp4', captions: '/videos/relay.vtt' };
  const { container } = renderInSite(
    <VideoRecording video={video} poster={poster} copy={copy} title="Relays" />,
  );
  expect(container.querySelector('source')?.getAttribute('src')).toBe('/videos/relay.mp4');
  expect(container.querySelector('track')?.getAttribute('src')).toBe('/videos/relay.vtt');
  expect(screen.queryByRole('link', { name: /Open/ })).toBeNull();
});

it('names the site of an external recording', () => {
  const video = { address: 'https://films.example/watch?v=1' };
  const { container } = renderInSite(
    <VideoRecording video={video} poster={poster} copy={copy} title="Relays" />,
  );
  const link = screen.getByRole('link', { name: 'Open at films.example' });
  expect(link.getAttribute('href')).toBe('https://films.example/watch?v=1');
  expect(container.querySelector('video')).toBeNull();
});
