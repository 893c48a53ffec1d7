import { describe, expect, it } from 'vitest';
import { readFormula } from '../../read/formula.ts';

describe('a formula', () => {
  it('becomes MathML', () => {
    expect(readFormula('x_1', false)).toEqual({
      markup: '<math><msub><mi>x</mi><mn>1</mn></msub></math>',
    });
  });

  it.each([
    ['', 'is empty'],
    ['\\frc{1}{2}', 'cannot be drawn: Unsupported function name: \\frc'],
    ['\\frac{1}', 'cannot be drawn: '],
    ['x'.repeat(2001), 'has more than 2000 characters'],
    ['\\def\\a{b}\\a', 'has \\def, which pages do not draw'],
    ['\\textcolor{red}{x}', 'has \\textcolor, which pages do not draw'],
    ['\\href{javascript:alert(1)}{x}', 'has \\href, which pages do not draw'],
    ['x \\tag{1}', 'has \\tag, which pages do not draw'],
  ])('%s is refused: %s', (tex, why) => {
    const formula = readFormula(tex, false);
    expect('failure' in formula && formula.failure).toContain(why);
  });

  it.each(['\\definition', '\\colorful'])(
    '%s is unknown, though it begins like a refused one',
    (tex) => {
      const formula = readFormula(tex, false);
      expect('failure' in formula && formula.failure).toContain('cannot be drawn');
    },
  );
});
