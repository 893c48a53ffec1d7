const plain = 'write the text alone, with an empty line above and below';
const heading = 'write ## and a space in front of a heading, ### in front of one below it';
const list = 'write each item on a line of its own behind "- "';
const table = 'write the table in Markdown inside <DataTable caption="…">';
const look = 'how things look is decided by the design of the site; delete the tag';
const player =
  'nothing of other sites is shown on our pages; link to it: [Watch the recording](https://…)';
const form = 'a form needs a developer; link to the contact page: [Contact us](/company/contact)';
const program = 'program code does not belong on a page; delete it, and ask a developer';

/** What to write instead of an HTML tag. */
export const htmlAdvice: Record<string, string> = {
  p: plain,
  div: plain,
  span: 'write the text alone',
  section: plain,
  article: plain,
  b: 'write **words** for bold text',
  strong: 'write **words** for bold text',
  i: 'write _words_ for italic text',
  em: 'write _words_ for italic text',
  s: 'write ~~words~~ for text that no longer holds',
  del: 'write ~~words~~ for text that no longer holds',
  h1: 'the title of the page comes from its frontmatter; delete this one',
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: 'write a link: [words](/address)',
  img: 'write a picture: ![what it shows](/api/placeholder/1200/675)',
  picture: 'write a picture: ![what it shows](/api/placeholder/1200/675)',
  svg: 'save the drawing as a file beside this one and write ![what it shows](./name.svg)',
  ul: list,
  li: list,
  ol: 'write each item on a line of its own behind "1. "',
  table,
  thead: table,
  tbody: table,
  tr: table,
  td: table,
  th: table,
  blockquote: 'write <Quote by="…">, or "> " in front of the text',
  code: 'write `code` between backticks',
  pre: 'write the lines between two lines of ```',
  hr: 'write --- on a line of its own, with an empty line above and below',
  u: look,
  center: look,
  font: look,
  small: look,
  big: look,
  mark: look,
  style: look,
  script: program,
  noscript: program,
  template: program,
  iframe: player,
  object: player,
  embed: player,
  video: player,
  audio: player,
  form,
  input: form,
  button: 'write a link: [words](/address)',
  select: form,
  textarea: form,
};
