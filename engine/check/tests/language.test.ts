import { expect, it } from 'vitest';
import { language } from '../fields';

it.each(['de', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419'])('%s is a language', (tag) => {
  expect(language.safeParse(tag).success).toBe(true);
});

it.each(['', 'German', 'DE', 'de_DE', 'de-de', 'xx', 'cz', 'jp'])('%j is none', (tag) => {
  expect(language.safeParse(tag).success).toBe(false);
});
