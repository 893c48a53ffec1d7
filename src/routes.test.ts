import { describe, expect, it } from 'vitest';
import { groupRoutes } from '#base/routes';
import { routes } from './routes';

describe('the route table', () => {
  it('has each address once', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('has one definition for each kind of page', () => {
    const kinds = [...groupRoutes(routes).keys()].map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kinds)]);
  });
});
