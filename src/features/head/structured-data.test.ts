import { describe, expect, it } from 'vitest';
import type { MetaContext, TreeNode } from '#site';
import { toScriptText } from './metadata-tags.tsx';
import { describeArticle, toPlainHtml } from './structured-data.ts';

const context = {
  origin: 'https://grid.example',
  site: { brand: { name: 'Grid', group: { name: 'Group' } } },
} as unknown as MetaContext;
const facts = { title: 'Ring', card: '/insights/ring', date: '2026-01-01' };

describe('structured data', () => {
  it('cannot break out of its script element', () => {
    const json = JSON.stringify({ name: '</script><script>x</script><!-- <b>' });
    const text = toScriptText(json);
    expect(text).not.toMatch(/<\/?script|<!--/i);
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  it('contains prose as paragraphs and lists, without links and attributes', () => {
    const tree: TreeNode[] = [
      ['h2', { id: 'a' }, 'Do'],
      ['p', {}, 'Use ', ['a', { href: '/x' }, 'Link'], '.'],
      ['ul', { className: 'b' }, ['li', {}, 'One']],
      ['svg', {}, ['path', { d: 'M0' }]],
    ];
    expect(toPlainHtml(tree)).toBe('<p>Do</p><p>Use Link.</p><ul><li>One</li></ul>');
  });

  it('names the author of an article, or its company', () => {
    expect(describeArticle({ ...facts, author: { name: 'Ada' } }, context)).toMatchObject({
      author: { '@type': 'Person', name: 'Ada' },
    });
    expect(describeArticle(facts, context)).toMatchObject({
      author: { '@type': 'Organization', name: 'Grid' },
    });
  });
});
