import { describe, expect, it } from 'vitest';
import type { TreeNode } from '#site';
import { toScriptText } from './metadata-tags';
import { toPlainHtml } from './plain-html';

describe('structured data', () => {
  it('cannot leave its script, whatever an author writes', () => {
    const json = JSON.stringify({ name: '</script><script>x</script><!-- <b>' });
    const text = toScriptText(json);
    expect(text).not.toMatch(/<\/?script|<!--/i);
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  it('tells prose in paragraphs and lists, without links and attributes', () => {
    const tree: TreeNode[] = [
      ['h2', { id: 'a' }, 'Do'],
      ['p', {}, 'Use ', ['a', { href: '/x' }, 'Link'], '.'],
      ['ul', { className: 'b' }, ['li', {}, 'One']],
      ['svg', {}, ['path', { d: 'M0' }]],
    ];
    expect(toPlainHtml(tree)).toBe('<p>Do</p><p>Use Link.</p><ul><li>One</li></ul>');
  });
});
