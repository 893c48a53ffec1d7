import { expect, it } from 'vitest';
import { listThumbnails } from './thumbnails';

const toPicture = (name: string) => ({
  src: `/${name}.webp`,
  alt: 'A meter',
  width: 1600,
  height: 1200,
  drawing: false,
  copies: { base: `/assets/${name}`, widths: [480, 800] },
});

it('shows the smallest copies of a portrait, and nothing of a product without one', () => {
  const portrait = { day: toPicture('day'), night: toPicture('night') };
  const listed = listThumbnails([{ path: '/products/meter', portrait }, { path: '/products/new' }]);
  expect(listed).toEqual({
    '/products/meter': { day: '/assets/day-480.avif', night: '/assets/night-480.avif' },
  });
});
