import type { CmsConfig } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { findFileOfForm, findForm, findFormOfFile } from '../find-form.ts';

const fields = [{ name: 'title' }];
const config: CmsConfig = {
  backend: { name: 'github', repo: 'owner/name' },
  collections: [
    {
      name: 'articles',
      folder: 'content/articles',
      extension: 'mdx',
      preview_path: 'news/{{slug}}',
      fields,
    },
    { name: 'team', folder: 'content/team', fields },
    {
      name: 'pages',
      files: [
        { name: 'home', label: '/', file: 'content/pages/index.mdx', fields },
        { name: 'news', label: '/news', file: 'content/pages/news.mdx', fields },
      ],
    },
    {
      name: 'plain',
      folder: 'content/pages',
      extension: 'mdx',
      preview_path: '{{slug}}',
      fields,
    },
  ],
  singletons: [
    { name: 'site', file: 'content/site.yaml', fields },
    {
      name: 'glossary',
      file: 'content/glossary.yaml',
      fields: [{ name: 'terms', widget: 'list', root: true, fields }],
    },
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

it.each([
  ['content/articles/ring.mdx', '#/collections/articles/entries/ring'],
  ['content/pages/news.mdx', '#/collections/pages/entries/news'],
  ['content/pages/support/buying.mdx', '#/collections/plain/entries/support/buying'],
  ['content/site.yaml', '#/collections/_singletons/entries/site'],
])('%s has a form, and the form has the file', (file, address) => {
  expect(findFormOfFile({ config }, file)?.address).toBe(address);
  expect(findFileOfForm({ config }, `${address}?_locale=en`)).toBe(file);
});

it('knows the field of a file that is a list', () => {
  expect(findFormOfFile({ config }, 'content/glossary.yaml')?.list).toBe('terms');
});

it.each(['content/redirects.yaml', 'content/articles/ring.svg'])('%s has no form', (file) => {
  expect(findFormOfFile({ config }, file)).toBeUndefined();
});

it.each(['#/collections/articles/new', '#/collections/articles', ''])(
  '%s is of no file',
  (hash) => {
    expect(findFileOfForm({ config }, hash)).toBeUndefined();
  },
);
