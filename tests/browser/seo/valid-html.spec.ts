import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { builtPages } from '../built-pages';
import { readPage } from './dist';
import { htmlRules } from './html-rules';

const validator = new HtmlValidate(htmlRules);

async function findErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('every page is valid HTML', async () => {
  test.setTimeout(300_000);
  for (const path of [...builtPages, '/404']) {
    expect.soft(await findErrors(readPage(path)), path).toEqual([]);
  }
});

test('a term stands before what it means', () => {
  for (const path of builtPages) {
    const early = /<(?:dl|div)[^>]*>(?:<svg(?:(?!<\/svg>).)*<\/svg>)?<dd/s.exec(readPage(path));
    expect.soft(early?.[0], path).toBeUndefined();
  }
});

test('the validator would notice a wrong nesting, a doubled id and a missing alt', async () => {
  const wrong = readPage('/cookies').replace(
    '</main>',
    '<ul><p>item</p></ul><img src="/favicon.svg"/><i id="main"></i></main>',
  );
  const rules = (await findErrors(wrong)).map((error) => error.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'wcag/h37']),
  );
});
