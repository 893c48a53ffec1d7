import { describe, expect, it } from 'vitest';
import config from './content.config.ts';
import { routes } from './routes.ts';

describe('the route table', () => {
  it('has each address once', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('has an address for each kind of page', () => {
    const kinds = new Set(routes.map(({ kind }) => kind));
    expect([...config.pages.keys()].toSorted()).toEqual([...kinds].toSorted());
  });
});
