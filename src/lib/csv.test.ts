import { describe, expect, it } from 'vitest';
import { toCsv, toCsvFile } from './csv.ts';
import { toDataAddress } from './data-address.ts';

describe('a table as comma-separated values', () => {
  const read = (rows: string[][]) => toCsv(rows).slice(1).split('\r\n').slice(0, -1);

  it('begins with a byte order mark', () => {
    expect(toCsv([['Ω']])).toBe('\uFEFFΩ\r\n');
  });

  it('writes plain numbers', () => {
    expect(read([['1,040', '−25', '0.983', '1 200', '2019']])).toEqual([
      '1040,-25,0.983,1200,2019',
    ]);
  });

  it('keeps every digit of a number that may be a code', () => {
    const codes = ['0042', '0700', '1.10', '2.00', '12345678901234567890', '-0', '1,234.50'];
    expect(read([codes])).toEqual(['0042,0700,1.10,2.00,12345678901234567890,-0,1234.50']);
    expect(read([['0 042', '0,042', '+7', '1e5', '00']])).toEqual(['0 042,"0,042",+7,1e5,00']);
  });

  it('keeps text with a number as printed', () => {
    expect(read([['−54%', '7.2 kW', '5 to 95%', '2+1']])).toEqual(['−54%,7.2 kW,5 to 95%,2+1']);
    expect(read([['at 7.2\u00a0kW']])).toEqual(['at 7.2 kW']);
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(read([['a, b', 'say "now"', '']])).toEqual(['"a, b","say ""now""",']);
    expect(toCsv([['a\nb']])).toContain('"a\nb"');
  });

  it('escapes formulas', () => {
    const cells = [
      '=1+1',
      '+A1',
      '-A1',
      '@SUM(A1)',
      '\t=1',
      ' =1',
      '\u00a0=1',
      '＝1',
      '=HYPERLINK("a")',
    ];
    expect(read([cells])).toEqual([
      `'=1+1,'+A1,'-A1,'@SUM(A1),'\t=1,' =1,' =1,'＝1,"'=HYPERLINK(""a"")"`,
    ]);
    expect(read([['Two,y;@SUM(1)', 'x;=HYPERLINK("a")', 'a; b; -c']])).toEqual([
      `"Two,y;'@SUM(1)","x;'=HYPERLINK(""a"")",a; b; '-c`,
    ]);
    expect(read([['-5', '−5', '+3.5', '–', 'a=b', '≤ 5']])).toEqual(['-5,-5,+3.5,–,a=b,≤ 5']);
  });

  it('names the file after its title', () => {
    const { href, download } = toCsvFile('Losses, by load', [['a']]);
    expect([href.slice(0, 14), download]).toEqual(['data:text/csv;', 'losses-by-load.csv']);
  });

  it('can be decoded from its data URL', () => {
    const address = toDataAddress('text/csv', toCsv([['50%', '#1', 'a&b "c"']]));
    expect(address).toMatch(/^data:text\/csv;charset=utf-8,[^"<>#\s]+$/);
    expect(decodeURIComponent(address.split(',').slice(1).join(','))).toBe(
      '\uFEFF50%,#1,"a&b ""c"""\r\n',
    );
  });
});
