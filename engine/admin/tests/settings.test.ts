import { expect, it } from 'vitest';
import { readEditorHost } from '../settings.ts';

it('gives a site no editor unless a repository is named', () => {
  expect(readEditorHost({ SITE_EDITOR_REPO: '', SITE_EDITOR_OAUTH: 'https://a.example' })).toBe(
    undefined,
  );
  expect(readEditorHost({ SITE_EDITOR_REPO: 'owner/site.example' })).toEqual({
    repo: 'owner/site.example',
  });
});

it('takes a service for sign-in by its origin', () => {
  const env = { SITE_EDITOR_REPO: 'a/b', SITE_EDITOR_OAUTH: 'https://sign-in.example/' };
  expect(readEditorHost(env)).toEqual({ repo: 'a/b', oauth: 'https://sign-in.example' });
});

it.each([
  [{ SITE_EDITOR_REPO: 'https://github.com/a/b' }, 'must name a repository as owner/name'],
  [{ SITE_EDITOR_REPO: '../x' }, 'must name a repository as owner/name'],
  [{ SITE_EDITOR_REPO: '../..' }, 'must name a repository as owner/name'],
  [{ SITE_EDITOR_REPO: 'a/.' }, 'must name a repository as owner/name'],
  [{ SITE_EDITOR_REPO: 'a/b', SITE_EDITOR_OAUTH: 'http://sign-in.example' }, 'must be an https'],
  [{ SITE_EDITOR_REPO: 'a/b', SITE_EDITOR_OAUTH: 'https://a.example/auth' }, 'without a path'],
])('refuses %j', (env, sentence) => {
  expect(() => readEditorHost(env)).toThrow(sentence);
});
