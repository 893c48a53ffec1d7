const look = 'how things look is decided by the design of the site; delete the tag';
const form = 'a form needs a developer; link to the contact page: [Contact us](/contact)';

/** Tags, and what to write instead of them. */
const rows: [tags: string, advice: string][] = [
  ['p div section article', 'write the text alone, with an empty line above and below'],
  ['span', 'write the text alone'],
  ['b strong', 'write **words** for bold text'],
  ['i em', 'write _words_ for italic text'],
  ['s del', 'write ~~words~~ for text that no longer holds'],
  ['h1', 'the title of the page comes from its frontmatter; delete this one'],
  ['h2 h3 h4 h5 h6', 'write ## and a space in front of a heading, ### in front of one below it'],
  ['a button', 'write a link: [words](/address)'],
  ['img picture', 'write a picture: ![what it shows](/api/placeholder/1200/675)'],
  ['svg', 'save the drawing as a file beside this one and write ![what it shows](./name.svg)'],
  ['ul li', 'write each item on a line of its own behind "- "'],
  ['ol', 'write each item on a line of its own behind "1. "'],
  ['table thead tbody tr td th', 'write the table in Markdown inside <DataTable caption="…">'],
  ['blockquote', 'write <Quote by="…">, or "> " in front of the text'],
  ['code', 'write `code` between backticks'],
  ['pre', 'write the lines between two lines of ```'],
  ['aside', 'write "> [!NOTE]", and the text in the lines below behind "> "'],
  ['o:p', 'only Word reads it; delete the tag'],
  ['hr', 'write --- on a line of its own, with an empty line above and below'],
  ['u center font small big mark style', look],
  [
    'script noscript template',
    'program code does not belong on a page; delete it, and ask a developer',
  ],
  [
    'iframe object embed video audio',
    'nothing of other sites is shown on our pages; link to it: [Watch the recording](https://…)',
  ],
  ['form input select textarea', form],
];

/** What stands around the words instead of HTML tags that only say how they look. */
export const htmlMarks: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['s', '~~'],
  ['del', '~~'],
  ['mark', '**'],
  ['code', '`'],
  ...['u', 'center', 'font', 'small', 'big', 'span', 'o:p'].map((tag) => [tag, ''] as const),
]);

/** What to write instead of an HTML tag. */
export const htmlAdvice: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([tags, advice]) => tags.split(' ').map((tag) => [tag, advice] as const)),
);
