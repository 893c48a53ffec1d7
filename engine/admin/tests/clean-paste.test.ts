import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { cleanPaste, isMarkdown } from '../clean-paste.ts';

function clean(html: string): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  cleanPaste(document.body);
  return document.body.innerHTML.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

/** An item of a list as Word copies it. */
const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

describe('what is pasted', () => {
  it('from Word has lists with their levels', () => {
    const html = [
      '<p class=MsoNormal>Before<o:p></o:p></p>',
      item(1, '·', 'First, <b>now</b>'),
      item(2, 'o', 'Nested'),
      item(1, '·', 'Second'),
      '<p class=MsoNormal>After</p>',
      item(1, '1.', 'One'),
      item(1, '2.', 'Two'),
    ].join('\n');
    expect(clean(html)).toBe(
      '<p>Before</p><ul><li>First, <b>now</b><ul><li>Nested</li></ul></li><li>Second</li></ul><p>After</p><ol><li>One</li><li>Two</li></ol>'.replaceAll(
        '<p>',
        '<p class="MsoNormal">',
      ),
    );
  });

  it('from Google Docs is bold where it looks bold, and leads where it says', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">What we found</span></h1><p><span style="font-weight:700">13.8 kV</span><span style="font-weight:400">, see </span><a href="https://www.google.com/url?q=https://www.ieee.org/&amp;sa=D"><span>IEEE</span></a></p><p>&nbsp;</p></b>';
    expect(clean(html)).toBe(
      '<h2>What we found</h2><p><strong>13.8 kV</strong>, see <a href="https://www.ieee.org/">IEEE</a></p>',
    );
  });

  it('keeps what is lowered or raised, and the lines of a paragraph, in tags', () => {
    const html =
      '<p>CO<sub>2</sub>, 10<span style="font-size:8pt;vertical-align:super">3</span><br>W</p>';
    expect(clean(html.replace('super', 'sup'))).toBe(
      '<p>CO&lt;sub&gt;2&lt;/sub&gt;, 10&lt;sup&gt;3&lt;/sup&gt;&lt;br /&gt;W</p>',
    );
    expect(clean(html)).toContain('10&lt;sup&gt;3&lt;/sup&gt;');
  });

  it('from an assistant has formulas as LaTeX', () => {
    const html =
      '<p>By <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span>.</p>';
    expect(clean(html)).toBe('<p>By $$x^2$$.</p>');
  });

  it('has no invisible signs, styles or pictures inside the text', () => {
    const html =
      '<style>p{}</style><p>Power\u00ADquality\u200B at 5\u00A0A<img src="data:image/png;base64,AA"></p>';
    expect(clean(html)).toBe('<p>Powerquality at 5 A</p>');
  });
});

describe('a text without HTML', () => {
  it.each(['# Head\n\nText', '- a\n- b', 'A **bold** word', '1. a\n2. b', '| a | b |\n| - | - |'])(
    'is Markdown: %j',
    (text) => {
      expect(isMarkdown(text)).toBe(true);
    },
  );

  it.each(['Plain words.', 'A - b\nc', '5 * 3 * 2', '- one line', '#1 of 3'])(
    'is none: %j',
    (text) => {
      expect(isMarkdown(text)).toBe(false);
    },
  );
});
