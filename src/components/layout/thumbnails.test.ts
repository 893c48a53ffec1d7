import { expect, it } from 'vitest';
import type { LayoutData } from './thumbnails.ts';
import { listScenes, listThumbnails, showNewest } from './thumbnails.ts';

const toPicture = (name: string) => ({
  src: `/${name}.webp`,
  alt: 'A meter',
  width: 1600,
  height: 1200,
  drawing: false,
  renditions: { base: `/assets/${name}`, widths: [480, 800] },
});

it('shows the smallest renditions of a portrait, and nothing of a product without one', () => {
  const portrait = { day: toPicture('day'), night: toPicture('night') };
  const listed = listThumbnails([{ path: '/products/meter', portrait }, { path: '/products/new' }]);
  expect(listed).toEqual({
    '/products/meter': { day: '/assets/day-480.avif', night: '/assets/night-480.avif' },
  });
});

it('shows the scenes of markets, and nothing of a market without one', () => {
  const listed = listScenes([{ path: '/ports', scene: { src: '/quay.svg' } }, { path: '/mines' }]);
  expect(listed).toEqual({ '/ports': { day: '/quay.svg', night: '/quay.svg' } });
});

it('shows the newest article in the panel of its list', () => {
  const columns = [{ title: 'Read', links: [{ label: 'Guides', to: '/guides' }] }];
  const navigation = [
    { label: 'Insights', to: '/insights', panel: { columns } },
    { label: 'Company', to: '/company', panel: { columns } },
  ];
  const frame = { site: { navigation }, thumbnails: {} } as unknown as LayoutData;
  const image = { src: '/figure.svg', alt: 'A curve', width: 720, height: 440, drawing: true };
  const newest = { path: '/insights/curve', title: 'A curve', category: 'Reports', image };
  const shown = showNewest(frame, '/insights', newest);
  const [insights, company] = shown.site.navigation;
  expect(insights?.panel?.columns.map(({ title }) => title)).toEqual(['Reports', 'Read']);
  expect(company?.panel?.columns).toEqual(columns);
  expect(shown.thumbnails['/insights/curve']).toEqual({ day: '/figure.svg', night: '/figure.svg' });
  expect(showNewest(frame, '/insights', undefined)).toBe(frame);
});
