import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, SETTING_NAMES, SettingsError } from '../src/settings.ts';

const DOCS = join(import.meta.dirname, '../../../docs/forms.md');

it.each([
  [{ SITE_URL: 'grid.example' }, 'SITE_URL'],
  [{ PORT: '99999' }, 'PORT'],
  [{ RATE: '0' }, 'RATE'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM and MAIL_TO'],
  [{ MAIL_TO: 'sales@grid.example,sales' }, 'MAIL_TO'],
  [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET'],
])('says which setting cannot be used: %j', (env, name) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(name);
});

it('takes an empty setting for one that is not set', () => {
  expect(readSettings({ PORT: '', FILES: '' })).toEqual(readSettings({}));
});

it('takes several sites, each by its origin', () => {
  const { SITE_URL } = readSettings({
    SITE_URL: 'https://grid.example/, https://www.grid.example/a',
  });
  expect(SITE_URL).toEqual(['https://grid.example', 'https://www.grid.example']);
});

it('has no setting that the documentation does not explain, nor the other way round', () => {
  const table = readFileSync(DOCS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...SETTING_NAMES].sort());
});
