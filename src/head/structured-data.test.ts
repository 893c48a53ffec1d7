import { describe, expect, it } from 'vitest';

import { describeQuestions } from './faq-data';
import { toScriptText } from './metadata-tags';
import { toPlainHtml } from './plain-html';

const pageWith = (html: string) => ({ html });

describe('structured data', () => {
  it('cannot leave its script, whatever an author writes', () => {
    const json = JSON.stringify({ name: '</script><script>x</script><!-- <b>' });
    const text = toScriptText(json);
    expect(text).not.toMatch(/<\/?script|<!--/i);
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  it('tells prose in paragraphs and lists, without links and attributes', () => {
    const html =
      '<h2 id="a">Do</h2><p>Use <a href="/x">Link</a>.</p><ul class="b"><li>One</li></ul><svg><path d="M0"></path></svg>';
    expect(toPlainHtml(html)).toBe('<p>Do</p><p>Use Link.</p><ul><li>One</li></ul>');
  });

  it('finds the questions of a page, each with its answer', () => {
    const html =
      '<h2>About</h2><p>x</p><h3 id="q">Who&#x27;s on &amp; when?</h3><p>We.</p><h3>Why?</h3><p>So.</p><h2>End</h2><p>y</p>';
    expect(describeQuestions(pageWith(html))).toMatchObject([
      {
        mainEntity: [
          { name: "Who's on & when?", acceptedAnswer: { text: '<p>We.</p>' } },
          { name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } },
        ],
      },
    ]);
  });

  it('takes a single question for rhetoric', () => {
    expect(describeQuestions(pageWith('<h2>Why?</h2><p>So.</p>'))).toEqual([]);
  });
});
