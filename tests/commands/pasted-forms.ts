/** The file that texts are pasted into. */
export const PASTED_PATH = 'content/insights/pasted.mdx';

/** Its fields. */
export const PASTED_HEAD = `---
title: What people paste
excerpt: How one utility learned where a fault was before the phone rang, and what that cost it.
category: Case Studies
type: case-study
author: tomas-marek
date: 2024-09-17
featured: false
badge: outline
image:
  src: /api/placeholder/1200/675
  alt: A pole-mounted switch above a gravel road.
products: [core, link]
---

`;

/** What becomes of a form: it is shown as meant, or named, with what `--fix` makes of it. */
type Outcome = 'understood' | 'named' | { fixed: string };

/** Forms of other programs as people paste them. */
export const pastedForms: readonly [name: string, form: string, outcome: Outcome][] = [
  // GitHub
  ['an alert of GitHub', '> [!TIP]\n> Use a reactor.', 'understood'],
  ['a list of tasks', '- [x] Survey done\n- [ ] Install bank', 'understood'],
  ['details', '<details>\n<summary>More</summary>\n\nHidden.\n\n</details>', 'understood'],
  ['a formula of its own', '$$\nE = mc^2\n$$', 'understood'],
  ['a formula in a line', 'It falls by $$\\frac{1}{n^2}$$ then.', 'understood'],
  ['an alert of another name', '> [!INFO]\n> Use it.', { fixed: '> [!NOTE]\n> Use it.' }],
  [
    'an alert of Obsidian',
    '> [!warning] Mind\n> Hot.',
    { fixed: '> [!WARNING]\n> **Mind**\n>\n> Hot.' },
  ],
  ['an alert outside a quotation', '[!NOTE]\nUse it.', { fixed: '> [!NOTE]\n> Use it.' }],
  ['the name of an emoji', 'It works :rocket: today.', { fixed: 'It works 🚀 today.' }],
  ['a footnote without a text', 'As IEEE says[^1].', 'named'],
  // Obsidian, Notion, Pandoc and generators of sites
  ['a remark of Docusaurus', ':::note\nAdmonition\n:::', { fixed: '> [!NOTE]\n> Admonition' }],
  [
    'one with a title and paragraphs',
    ':::danger[Live]\n\nOne.\n\n- Two\n\n:::',
    { fixed: '> [!CAUTION]\n> **Live**\n>\n> One.\n>\n> - Two' },
  ],
  [
    'a remark of MkDocs',
    '!!! tip "Save"\n    Use it.',
    { fixed: '> [!TIP]\n> **Save**\n>\n> Use it.' },
  ],
  ['a highlight', 'This is ==important== text.', { fixed: 'This is **important** text.' }],
  ['underlined words', 'This is ++new++ text.', { fixed: 'This is **new** text.' }],
  ['a link of a wiki', 'See [[Core]].', 'named'],
  ['a link of a wiki with words', 'See [[products/core|Core]].', 'named'],
  ['a picture of Obsidian', '![[relay.png]]', 'named'],
  ['a table of contents', 'One.\n\n[TOC]\n\nTwo.', { fixed: 'One.\n\n\n\nTwo.' }],
  ['a definition', 'Term\n: Definition of it', { fixed: '- **Term**: Definition of it' }],
  ['a subscript', 'H~2~O and CO~2~ cool.', { fixed: 'H<sub>2</sub>O and CO<sub>2</sub> cool.' }],
  ['a superscript', '10^3^ Wh and x^2^.', { fixed: '10<sup>3</sup> Wh and x<sup>2</sup>.' }],
  ['struck words', 'The ~old price~ is gone.', { fixed: 'The ~~old price~~ is gone.' }],
  ['a heading of a wiki', '== The site ==\n\nText.', { fixed: '## The site\n\nText.' }],
  ['a page break', '\\newpage', 'named'],
  // LaTeX
  [
    'one dollar sign',
    'The current $I_h$ falls by $x^2$.',
    { fixed: 'The current $$I_h$$ falls by $$x^2$$.' },
  ],
  ['a fraction', 'By $\\frac{1}{n^2}$ then.', { fixed: 'By $$\\frac{1}{n^2}$$ then.' }],
  ['parentheses', 'The root \\( a^2 + b^2 \\) here.', { fixed: 'The root $$a^2 + b^2$$ here.' }],
  ['brackets', '\\[\nE = mc^2\n\\]', { fixed: '$$\nE = mc^2\n$$' }],
  [
    'brackets that lost their signs',
    '[ \\text{PF} = \\frac{P}{S} ]',
    { fixed: '$$\n\\text{PF} = \\frac{P}{S}\n$$' },
  ],
  ['an environment', '\\begin{equation}\na = b\n\\end{equation}', { fixed: '$$\na = b\n$$' }],
  // Word
  ['letters', 'We test:\n\na) direction\nb) time', { fixed: 'We test:\n\n1. direction\n2. time' }],
  ['letters in paragraphs', 'a. direction\n\nb. time', { fixed: '1. direction\n\n2. time' }],
  ['Roman numbers', 'i.\tfirst\nii.\tsecond', { fixed: '1. first\n2. second' }],
  ['numbers in parentheses', '(1) first\n(2) second', { fixed: '1. first\n2. second' }],
  ['a bullet below another', '- First\no\tNested', { fixed: '- First\n  - Nested' }],
  [
    'bullets of three levels',
    '•\tOne\no\tTwo\n§\tThree\n•\tFour',
    { fixed: '- One\n  - Two\n    - Three\n- Four' },
  ],
  ['a bullet of Wingdings', '§\tOne\n§\tTwo', { fixed: '- One\n- Two' }],
  ['a bullet before a hard space', '-\u00A0One\n-\u00A0Two', { fixed: '- One\n- Two' }],
  ['a number before a hard space', '1.\u00A0One\n2.\u00A0Two', { fixed: '1. One\n2. Two' }],
  ['a bullet glued to its word', '•One\n•Two', { fixed: '- One\n- Two' }],
  ['numbers glued to their words', '1.one\n2.two', { fixed: '1. one\n2. two' }],
  ['stars glued to their words', '*One thing\n*Two things', { fixed: '- One thing\n- Two things' }],
  ['a year', '1986. That was the year.', { fixed: '1986\\. That was the year.' }],
  ['soft hyphens', 'Power\u00ADquality meter\u00ADing.', { fixed: 'Powerquality metering.' }],
  ['a sign of the font Symbol', 'At 25 \uF0B0C and 5 \uF06Ds.', { fixed: 'At 25 °C and 5 μs.' }],
  ['an unknown private sign', 'It is \uF8F0 so.', 'named'],
  ['an entity', 'Tea &amp coffee&nbsp are hot.', { fixed: 'Tea & coffee  are hot.' }],
  // Google Docs
  ['a picture as a reference', 'A picture: ![][image1]', 'named'],
  ['a link without its address', 'See [our guide][1].', 'named'],
  [
    'a link turned around',
    'See (the tariff)[https://example.com/t].',
    { fixed: 'See [the tariff](https://example.com/t).' },
  ],
  [
    'an anchor in braces',
    '## What we found {#1.-what-we-found}\n\nText.',
    { fixed: '## What we found \n\nText.' },
  ],
  [
    'paragraphs and links of HTML',
    '<p style="margin:0">See <a href="https://example.com/a">it</a> <b>now</b>.</p>',
    { fixed: 'See [it](https://example.com/a) **now**.' },
  ],
  ['a heading in bold letters', '## **Head**\n\nText.', { fixed: '## Head\n\nText.' }],
  ['a heading of HTML', '<h2>Head</h2>\n\nText.', { fixed: '## Head\n\nText.' }],
  [
    'a footnote',
    'As IEEE says[^1], so it is.\n\n[^1]: IEEE Std 519-2022.',
    { fixed: 'As IEEE says (IEEE Std 519-2022), so it is.' },
  ],
  ['a formula in code', '```math\nE = mc^2\n```', { fixed: '$$\nE = mc^2\n$$' }],
  ['an address in angle brackets', 'See <https://example.com/a>.', 'named'],
  ['a picture inside the text', '![][a]\n\n[a]: <data:image/png;base64,iVBORw0KGgo=>', 'named'],
  // Assistants
  ['an offer at the end', 'It helps.\n\nLet me know if you’d like more detail!', 'named'],
  ['a greeting at the beginning', 'Certainly! Here is the article you asked for.', 'named'],
  ['a whole text as code', '```markdown\n## A\n\nText.\n```', { fixed: '## A\n\nText.' }],
  ['a citation of an assistant', '[cite_start]It trips.[cite: 1]', { fixed: 'It trips.' }],
  ['tasks without points', '[x] done\n[ ] open', { fixed: '- [x] done\n- [ ] open' }],
  ['boxes of Notion', '☐ open\n☑ done', { fixed: '- [ ] open\n- [x] done' }],
  ['large Roman numbers', 'I. one\nII. two', { fixed: '1. one\n2. two' }],
  ['check marks of Wingdings', 'ü\tOne\nü\tTwo', { fixed: '- One\n- Two' }],
  ['a remark of Obsidian', 'It works. %%ask Ines%%', { fixed: 'It works. {/* ask Ines */}' }],
  ['bold type of a wiki', "It is '''new''' and ''odd''.", { fixed: 'It is **new** and *odd*.' }],
  [
    'a footnote in its sentence',
    'IEEE says^[IEEE 519.] so.',
    { fixed: 'IEEE says (IEEE 519) so.' },
  ],
  ['sources of ChatGPT', 'It rose【4†source】 then【5†a】.', { fixed: 'It rose then.' }],
  ['the source of a newer one', 'It rose citeturn0search1.', { fixed: 'It rose .' }],
  [
    'a link that an assistant gave',
    'See [it](https://example.com/?a=1&utm_source=chatgpt.com#x).',
    { fixed: 'See [it](https://example.com/?a=1#x).' },
  ],
  ['who said it', 'ChatGPT said:\n\nThe relay trips.', 'named'],
  ['a button of an assistant', 'Copy code', 'named'],
  // Word, PDF, spreadsheets
  ['numbers in circles', '① One\n② Two', { fixed: '1. One\n2. Two' }],
  ['numbers that Docs escaped', '1\\. One\n2\\. Two', { fixed: '1. One\n2. Two' }],
  ['letters before a wide space', 'a.\u2003One\nb.\u2003Two', { fixed: '1. One\n2. Two' }],
  ['hyphens of another kind', '\u2010 One\n\u2010 Two', { fixed: '- One\n- Two' }],
  ['a lost reference', 'As in Error! Reference source not found. above.', 'named'],
  ['an empty field of a form', 'Click or tap here to enter text.', 'named'],
  ['the foot of a page', 'Page 3 of 10', 'named'],
  ['the number of a remark', 'It works.[MS1]', { fixed: 'It works.' }],
  ['an error of a spreadsheet', 'It costs #REF! dollars.', 'named'],
  ['a figure to be filled in', 'It takes XX kVA.', 'named'],
  ['letters in one', 'The e\uFB03ciency of \uFB01elds.', { fixed: 'The efficiency of fields.' }],
  ['a hyphen at the end of a line', 'The measure-\nment is here.', 'named'],
  [
    'letters that were read wrongly',
    'It isn\u00E2\u20AC\u2122t a caf\u00C3\u00A9 at 5 \u00CE\u00A9.',
    { fixed: 'It isn\u2019t a caf\u00E9 at 5 \u03A9.' },
  ],
  // Obsidian, Notion, Slack
  ['a toggle', '▶ More', { fixed: '- More' }],
  ['tags', 'One.\n\n#energy #grid/rings', 'named'],
  ['the name of a block', 'The relay trips. ^block-id', { fixed: 'The relay trips.' }],
  ['a spoiler', '>! It trips.', { fixed: '> It trips.' }],
  ['another spoiler', '||It trips.||', { fixed: 'It trips.' }],
  [
    'a link of Slack',
    'See <https://example.com/a|the tariff>.',
    { fixed: 'See [the tariff](https://example.com/a).' },
  ],
  // Wikis, blogs, generators
  [
    'a link of a wiki with a bar',
    'See [the tariff|https://example.com/t].',
    { fixed: 'See [the tariff](https://example.com/t).' },
  ],
  ['a picture of a wiki', '!relay.png|width=300!', 'named'],
  ['a quotation of a wiki', 'bq. It trips.', { fixed: '> It trips.' }],
  [
    'a table of a wiki',
    '||Name||Value||\n|a|b|',
    { fixed: '| Name | Value |\n| --- | --- |\n|a|b|' },
  ],
  ['a shortcode', '[caption id="a"]A relay[/caption]', 'named'],
  ['an abbreviation', '*[PMU]: a phasor unit', 'named'],
  ['a tab', '=== "By voltage"', 'named'],
  ['fields of Hugo', '+++\ntitle = "x"\n+++', 'named'],
  ['a setting of Kramdown', 'It trips.\n{: .lead}', { fixed: 'It trips.' }],
  ['a directive', '.. figure:: relay.png', 'named'],
  ['a role', 'See :ref:`core`.', 'named'],
  ['a picture of AsciiDoc', 'image::relay.png[]', 'named'],
  ['a source of Pandoc', 'As [@ieee519, p. 3] says.', 'named'],
  ['a diagram', '@startuml\nA -> B\n@enduml', 'named'],
  ['signs as bullets', '✅ One\n✅ Two', { fixed: '- ✅ One\n- ✅ Two' }],
];

/** Sound texts that look a little like them. */
export const soundTexts: readonly string[] = [
  'It costs $400 and $90, or US$5 to A$7 per kVAr.',
  'Prices of $5/$10 and $5–$10; $20K in $ and $ in cents.',
  'Order the coil for 5~10 A or 12~15 A; it trips in 3~5 s, at ~5 A or ~6 A.',
  'The ratio is 1:10:100, at 12:30:45, and the score 3:2.',
  'If a == b and b == c, then a == c. C++ and g++ compile x==1 and y==2.',
  'Feed it 2^10 bytes, x^2 of them, ^ and ^ alone.',
  '*5 * 3* is 15, and 2 + 2 + 2 is 6.',
  'See [1] and [2, 3], matrix[1][2], list[0][1].',
  'Array `a[[1]]` and [[1, 2], [3, 4]].',
  'A note: this stays. Note: so does this.',
  'A. Smith and B. Jones wrote it.\nC. Brown read it.',
  'See a) above and b) below.',
  'Plan B) is cheaper than plan A).',
  'I. think, therefore i. am.',
  'AT&T, R&D, Q&A, S&P 500, a &copy; and &amp; here.',
  'An [address](https://example.com/?a=1&copy=2&amp=3) with signs.',
  'Let us know if you would like a visit.',
  'Feel free to visit us at the fair.',
  '> Let me know if you need help, she said.',
  'Would you like to see the plant? Ring us.',
  'Sure, the breaker opens. Of course it closes again.',
  'The term\nnamed: so it is.',
  'At 8:30: the crew arrives. At 9: it leaves.',
  'Press :q to leave, or :wq to save. The key :x: works as :q does not.',
  'Die Straße ist 5 m breit; ¿qué se mide? 25 °C ± 2 K.',
  'Path \\\\server\\share, C:\\temp and \\(escaped\\) parentheses.',
  'The set \\[1\\] and [x] in a box.',
  '- [x](/products/core)\n- [TOC of the plant](/products/core)',
  'o and v are letters, § 4 of the code is a section, § 5 too.',
  'In 1986. After that, 2.5 kV and 3.5 A; see 1.2.3.',
  '2024 was wet.\n2025 was dry.',
  '```text\n:::note\n==x== $x^2$ [[Core]] [TOC]\na) b\nb) c\n```',
  'Code `==x==`, `$x$`, `H~2~O`, `:rocket:` and `[[Core]]`.',
  '→ Read the manual first.',
  'The sheet says ++ and --, A++ and A+++.',
  '5 μA, 10 Ω, ½ and ⅓, 10⁵ and CO₂.',
  "The pipe is 5'' wide and 6'' long; rock 'n' roll isn''t.",
  'It rose by 5% and 10%, or 100%.',
  'I. Newton wrote it, and V. Bush read it.',
  'Press ^C twice, or 2^[3] in the old notation.',
  'The box [ ] and the box [x] mean open and done.',
  'Low- and medium-voltage panels, low-\nand high-side fuses.',
  'Page 3 of 10 shows it, and so does page 4 of 10.',
  'XX is twenty, and the XX. Games were in 1968.',
  'ÂGE, SÃO PAULO, île, Île-de-France, „Spaß“ and naïve “Ï” stay.',
  'Write to @ohmstead or [@ohmstead](https://example.com/ohmstead) today.',
  'The unit AB[12] and the cell B2[KV1 spare] are numbered.',
  'We tag it #grid today.\n\n#grid is a tag.',
  'If a || b then c || d, so it is.',
  '5 − 3 is 2.\n− 5 °C is cold.',
  'The ratio x^2 and the sum ^ab',
  'The error #N and the reference #REF are names here.',
  'Turn 0 search 1 page, then cite it.',
  'In :root: and in 10:20:30 nothing is a role.',
  'Use it | now.',
];
