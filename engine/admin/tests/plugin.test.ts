import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { type MakeAddition, toApiPlugin } from '#site/api';
import { contentAdmin } from '../plugin.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What the plugin adds to a build beside a site, or with no site in the list. */
async function listAdditions(hasSite = true, command: 'build' | 'serve' = 'build') {
  const additions: MakeAddition[] = [];
  const devContent = () => {
    throw new Error('No server is running');
  };
  const site = toApiPlugin({ devContent, publish: (make) => additions.push(make) });
  const plugins = hasSite ? [contentAdmin(), site] : [contentAdmin()];
  await resolveConfig({ configFile: false, plugins }, command);
  return additions;
}

it('adds forms to a build if a setting says where they save', async () => {
  expect(await listAdditions()).toEqual([]);
  vi.stubEnv('SITE_EDITOR_REPO', 'owner/name');
  expect(await listAdditions()).toHaveLength(1);
  expect(await listAdditions(true, 'serve')).toEqual([]);
});

it('refuses a wrong setting before anything is built, and a list of plugins without a site', async () => {
  vi.stubEnv('SITE_EDITOR_REPO', 'name');
  await expect(listAdditions()).rejects.toThrow('must name a repository as owner/name');
  await expect(listAdditions(false)).rejects.toThrow('contentSite() is missing');
});
