import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** What the linter of stylesheets says about a rule, with the project's own configuration. */
async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/any.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['a pseudo-element in a list', '.a:is(::before, ::after) { top: 0 }', 'selector-no-unmatchable'],
  ['a negated pseudo-element', '.a:not(::before) { top: 0 }', 'selector-no-invalid'],
  ['a place that is no number', '.a:nth-child(2m) { top: 0 }', 'selector-no-invalid'],
  ['a value of another property', '.a { display: bold }', 'declaration-property-value-no-unknown'],
])('the linter finds a rule that browsers drop: %s', async (_, css, rule) => {
  expect(await lint(css)).toEqual([rule]);
});

it('the linter accepts what browsers and Tailwind know', async () => {
  expect(await lint('.a:is(.b, :hover)::before { color: theme("brand.bg.light") }')).toEqual([]);
});
