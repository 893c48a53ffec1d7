import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { mdxOptions } from '../mdx/mdx-options.ts';

describe('code in fenced blocks', () => {
  it('marks keywords, values and comments, without style attributes and colors', async () => {
    const module = String(await compile('```yaml\nlevel: 30 # dim\n```', mdxOptions));
    expect(module).toMatch(/_components\.b, {\s+children: "level:"/);
    expect(module).toMatch(/" ", _jsx\(_components\.i, {\s+children: "30"/);
    expect(module).toMatch(/_components\.small, {\s+children: "# dim"/);
    expect(module).toContain('tabIndex: "0"');
    expect(module).not.toMatch(/style|className|#00000/);
  });

  it('stays plain where no language is named, or none is wanted', async () => {
    for (const fence of ['```', '```text']) {
      const module = String(await compile(`${fence}\na: 1\n\`\`\``, mdxOptions));
      expect(module).toContain('a: 1');
    }
  });

  it('fails the build for an unknown language', async () => {
    await expect(compile('Prose.\n\n```klingon\nx\n```', mdxOptions)).rejects.toThrow('klingon');
  });
});
