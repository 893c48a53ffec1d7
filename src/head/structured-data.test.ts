import { describe, expect, it } from 'vitest';
import type { TreeNode } from '#site';

import { describeQuestions } from './faq-data';
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

  it('finds the questions of a page, each with its answer', () => {
    const tree: TreeNode[] = [
      ['h2', {}, 'About'],
      ['p', {}, 'x'],
      ['h3', { id: 'q' }, "Who's on & when?"],
      ['p', {}, 'We & us.'],
      ['h3', {}, 'Why?'],
      ['p', {}, 'So.'],
      ['h2', {}, 'End'],
      ['p', {}, 'y'],
    ];
    expect(describeQuestions({ tree })).toMatchObject([
      {
        mainEntity: [
          { name: "Who's on & when?", acceptedAnswer: { text: '<p>We &amp; us.</p>' } },
          { name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } },
        ],
      },
    ]);
  });

  it('takes all that stands below the last question for its answer, and leaves out one without', () => {
    const tree: TreeNode[] = [
      ['h2', {}, 'When?'],
      ['p', {}, 'Then.'],
      ['h2', {}, 'What else?'],
      '\n',
      ['h2', {}, 'Why?'],
      ['p', {}, 'So.'],
      ['p', {}, 'And so.'],
    ];
    expect(describeQuestions({ tree })).toMatchObject([
      {
        mainEntity: [
          { name: 'When?', acceptedAnswer: { text: '<p>Then.</p>' } },
          { name: 'Why?', acceptedAnswer: { text: '<p>So.</p><p>And so.</p>' } },
        ],
      },
    ]);
  });

  it('takes a single question for rhetoric', () => {
    const tree: TreeNode[] = [
      ['h2', {}, 'Why?'],
      ['p', {}, 'So.'],
    ];
    expect(describeQuestions({ tree })).toEqual([]);
  });
});
