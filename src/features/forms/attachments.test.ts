import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../../tests/site/folders.ts';
import { formatBytes } from '../../lib/text.ts';
import { ACCEPTED, findFilesProblem } from './attachments.ts';

const named = (...names: string[]) => names.map((name) => ({ name, size: 1000 }));

describe('files beside an inquiry', () => {
  it('are drawings, photos and data, however their endings are written', () => {
    const files = named('a.pdf', 'b.DWG', 'c.dxf', 'd.e.Jpeg', 'f.csv');
    expect(findFilesProblem(files)).toBeUndefined();
  });

  it.each(['a.zip', 'pdf', 'a.pdf.exe', ''])('are not such as "%s"', (name) => {
    const problem = { problem: 'otherType', name };
    expect(findFilesProblem([...named('a.pdf'), { name, size: 1 }])).toEqual(problem);
  });

  it('are no larger and no more than a server takes', () => {
    const large = { name: 'a.pdf', size: 10_000_001 };
    expect(findFilesProblem([large])).toEqual({ problem: 'tooLarge', name: 'a.pdf' });
    expect(findFilesProblem([{ ...large, size: 10_000_000 }])).toBeUndefined();
    const six = named('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf');
    expect(findFilesProblem(six)).toEqual({ problem: 'tooMany', name: '' });
  });

  it('are those that the service for forms takes', () => {
    const server = readFileSync(join(PROJECT, 'services/forms/src/http/uploads.ts'), 'utf8');
    const ending = new RegExp(/const ENDING = \/(.+)\/i;/.exec(server)?.[1] ?? '$^', 'i');
    expect(ACCEPTED.split(',').filter((name) => !ending.test(`a${name}`))).toEqual([]);
  });
});

it('sizes of files are told in kilobytes, and large ones in megabytes', () => {
  expect([3, 27_400, 999_400, 1_234_567].map(formatBytes)).toEqual([
    '1 kB',
    '27 kB',
    '999 kB',
    '1.2 MB',
  ]);
});
