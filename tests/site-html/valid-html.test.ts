import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';

import { builtPages } from '../site/built-pages.ts';
import { htmlRules } from '../site/html-rules.ts';
import { readPage } from './dist.ts';

const validator = new HtmlValidate(htmlRules);

async function findErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

it.each([...builtPages, '/404'])('%s is valid HTML', async (path) => {
  expect(await findErrors(readPage(path))).toEqual([]);
});

it('a term stands before what it means', () => {
  for (const path of builtPages) {
    const early = /<(?:dl|div)[^>]*>(?:<svg(?:(?!<\/svg>).)*<\/svg>)?<dd/s.exec(readPage(path));
    expect(early?.[0], path).toBeUndefined();
  }
});

it('the validator would notice a wrong nesting, a doubled id and a missing alt', async () => {
  const wrong = readPage('/cookies').replace(
    '</main>',
    '<ul><p>item</p></ul><img src="/favicon.svg"/><i id="ui:main"></i></main>',
  );
  const rules = (await findErrors(wrong)).map((error) => error.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'wcag/h37']),
  );
});
