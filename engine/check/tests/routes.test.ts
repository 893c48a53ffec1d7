import { describe, expect, it } from 'vitest';
import { baseOf, groupRoutes, isAt, toPath } from '../addresses/routes.ts';

interface Page {
  collection: { name: string } | undefined;
}

const ferries: Page = { collection: { name: 'ferries' } };
const timetable: Page = { collection: undefined };
const routes = [
  { path: '/crossings', page: timetable },
  { path: '/crossings/page/:number', page: timetable },
  { path: '/crossings/:slug', page: ferries },
];

describe('routes', () => {
  it('stand together by their page, in the order of the table', () => {
    const paths = [...groupRoutes(routes).values()];
    expect(paths).toEqual([['/crossings', '/crossings/page/:number'], ['/crossings/:slug']]);
  });

  it('tell what the addresses of entries begin with', () => {
    expect(baseOf(routes, 'ferries')).toBe('/crossings');
    expect(baseOf(routes, 'captains')).toBeUndefined();
  });

  it('are filled by their parameters, the one that has just these', () => {
    const paths = routes.map(({ path }) => path);
    expect(toPath(paths, {})).toBe('/crossings');
    expect(toPath(paths, { number: '2' })).toBe('/crossings/page/2');
    expect(() => toPath(paths, { category: 'night' })).toThrow('"category"');
  });

  it('know their addresses', () => {
    expect(isAt('/crossings/:slug', '/crossings/moen')).toBe(true);
    expect(isAt('/crossings/:slug', '/crossings/page/2')).toBe(false);
  });
});
