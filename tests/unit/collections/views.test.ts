import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentModel } from '#check/model/index';
import { routes } from '../../../src/routes';
import { PROJECT } from '../../site/folders';

const PAGES = join(PROJECT, 'src/pages');

describe('the routes', () => {
  it('have each kind of page, and no other', () => {
    const kinds = new Set(routes.map(({ page }) => page.kind));
    expect([...kinds].toSorted()).toEqual([...contentModel.pages.keys()].toSorted());
  });

  it('stand where the words of their pages lie', () => {
    const moved = routes.filter(({ path, page }) => {
      const file = contentModel.pages.get(page.kind)?.file;
      const address = path.replace(/:(\w+)/g, '[$1]').replace(/^\/$/, '/index');
      return (
        file !== undefined &&
        !address.includes('[number]') &&
        !address.includes('[category]') &&
        file !== `content/pages${address}.mdx`
      );
    });
    expect(moved.map(({ path }) => path)).toEqual([]);
  });

  it('have a view each, in the folder that is called like the kind', () => {
    const folders = readdirSync(PAGES).filter((name) => existsSync(join(PAGES, name, 'view.tsx')));
    expect(folders).toEqual([...contentModel.pages.keys()].toSorted());
  });
});
