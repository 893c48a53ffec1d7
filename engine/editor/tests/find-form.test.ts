import type { CmsConfig } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { findForm } from '../find-form.ts';

const fields = [{ name: 'title' }];
const config: CmsConfig = {
  backend: { name: 'github', repo: 'owner/name' },
  collections: [
    { name: 'articles', folder: 'content/articles', preview_path: 'news/{{slug}}', fields },
    { name: 'team', folder: 'content/team', fields },
    {
      name: 'pages',
      files: [
        { name: 'home', label: '/', file: 'content/pages/index.mdx', fields },
        { name: 'news', label: '/news', file: 'content/pages/news.mdx', fields },
      ],
    },
    { name: 'plain', folder: 'content/pages', preview_path: '{{slug}}', fields },
  ],
};

it.each([
  ['?page=/', '#/collections/pages/entries/home'],
  ['?page=/news', '#/collections/pages/entries/news'],
  ['?page=%2Fnews%2Fring', '#/collections/articles/entries/ring'],
  ['?new=/news', '#/collections/articles/new'],
  ['?new=/news/ring', '#/collections/articles/new'],
  ['?new=/', '#/collections/plain/new'],
  ['?page=/support/buying', '#/collections/plain/entries/support/buying'],
  ['', ''],
])('%s opens %s', (search, address) => {
  expect(findForm({ config }, search)).toBe(address);
});
