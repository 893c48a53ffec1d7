const SVG = 'http://www.w3.org/2000/svg';

/** A drawing that passes the check, with content to test inside. */
export function toDrawing(inside: string, attributes = ''): string {
  return `<svg xmlns="${SVG}" id="drawing" viewBox="0 0 720 440"${attributes}>${inside}</svg>`;
}

const ten = (text: string) => text.repeat(10);
const rect = (attributes = '') => `<rect width="9" height="9"${attributes}/>`;

/** Ten levels, each of which contains the one below ten times. */
function toLevels(make: (level: number) => string, first: string): string {
  return first + [1, 2, 3, 4, 5, 6, 7, 8, 9].map(make).join('');
}

const tile = 'width="9" height="9" patternUnits="userSpaceOnUse"';
const corners = 'M0 0h1v1h1v1h1v1h1v1h1v1h1';

/** Drawings of a few kilobytes that would keep a browser busy forever. */
export const multiplied: Record<string, string> = {
  use: toLevels((n) => `<g id="a${n}">${ten(`<use href="#a${n - 1}"/>`)}</g>`, rect(' id="a0"')),
  'use by xlink': `<g xmlns:x="http://www.w3.org/1999/xlink">${toLevels((n) => `<g id="a${n}">${ten(`<use x:href="#a${n - 1}"/>`)}</g>`, rect(' id="a0"'))}</g>`,
  'use of symbols': `<defs>${toLevels((n) => `<symbol id="a${n}">${ten(`<use href=" #a${n - 1} "/>`)}</symbol>`, `<symbol id="a0">${rect()}</symbol>`)}</defs><use href="#a9"/>`,
  'use by escaped names': toLevels(
    (n) => `<g id="a${n}">${ten(`<use href="#%61${n - 1}"/>`)}</g>`,
    rect(' id="a0"'),
  ),
  'use of one long path': `<path id="a" d="M0 0${'h1v1'.repeat(9_000)}"/>${'<use href="#a"/>'.repeat(900)}`,
  patterns: toLevels(
    (n) => `<pattern id="p${n}" ${tile}>${ten(rect(` fill="url(#p${n - 1})"`))}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  ),
  'patterns by stroke, in quotation marks': toLevels(
    (n) => `<pattern id="p${n}" ${tile}>${ten(rect(` stroke="url( '#p${n - 1}' )"`))}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  ),
  'patterns by attribute of style': toLevels(
    (n) => `<pattern id="p${n}" ${tile}>${ten(rect(` style="fill:URL(#p${n - 1})"`))}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  ),
  'patterns by class': `<style>${toLevels((n) => `.c${n}, .d${n}{fill:url(#p${n - 1})}`, '')}</style>${toLevels(
    (n) => `<pattern id="p${n}" ${tile}>${ten(rect(` class="c${n}"`))}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  )}`,
  'patterns with a color instead': toLevels(
    (n) =>
      `<pattern id="p${n}" ${tile}>${ten(rect(` fill="var(--x, url(#p${n - 1}))"`))}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  ),
  masks: toLevels(
    (n) => `<mask id="m${n}">${ten(rect(` mask="url(#m${n - 1})"`))}</mask>`,
    `<mask id="m0">${rect()}</mask>`,
  ),
  'masks by style': toLevels(
    (n) => `<mask id="m${n}">${ten(rect(` style="mask-image:url(#m${n - 1})"`))}</mask>`,
    `<mask id="m0">${rect()}</mask>`,
  ),
  markers: toLevels(
    (n) => `<marker id="k${n}"><path d="${corners}" marker-mid="url(#k${n - 1})"/></marker>`,
    `<marker id="k0">${rect()}</marker>`,
  ),
  'markers of all kinds': toLevels(
    (n) => `<marker id="k${n}"><path d="${corners}" style="marker:url(#k${n - 1})"/></marker>`,
    `<marker id="k0">${rect()}</marker>`,
  ),
  'markers on a long line': `<marker id="k">${ten(rect())}</marker><polyline marker-mid="url(#k)" points="${'1,1 '.repeat(9_000)}"/>`,
  clips: toLevels(
    (n) => `<clipPath id="c${n}">${ten(rect(` clip-path="url(#c${n - 1})"`))}</clipPath>`,
    `<clipPath id="c0">${rect()}</clipPath>`,
  ),
  'filters that show parts': toLevels(
    (n) =>
      `<filter id="f${n}">${ten(`<feImage href="#g${n - 1}"/>`)}</filter><g id="g${n}" filter="url(#f${n})">${rect()}</g>`,
    `<g id="g0">${rect()}</g>`,
  ),
  'a filter of many steps on many parts': `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(90)}</filter>${rect(' filter="url(#f)"').repeat(90)}`,
  'a filter that widens again and again': `<filter id="f">${'<feMorphology radius="99"/>'.repeat(30)}</filter>${rect(' filter="url(#f)"')}`,
  'gradients of gradients': `${Array.from({ length: 250 }, (_, n) => `<linearGradient id="l${n}" href="#l${n - 1}"/>`).join('')}${rect(' fill="url(#l249)"').repeat(900)}`,
  'pattern, use and mask in turn': toLevels(
    (n) =>
      `<pattern id="p${n}" ${tile}>${ten(`<use href="#u${n - 1}"/>`)}</pattern><mask id="m${n}">${rect(` fill="url(#p${n})"`)}</mask><g id="u${n}" mask="url(#m${n})">${rect()}</g>`,
    `<g id="u0">${rect()}</g>`,
  ),
};

/** References that cannot be counted from each shape alone. */
export const uncounted: Record<string, string> = {
  'patterns that are handed down': toLevels(
    (n) => `<pattern id="p${n}" ${tile}><g fill="url(#p${n - 1})">${ten(rect())}</g></pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  ),
  'a part that contains itself': '<g id="l"><use href="#l"/></g>',
  'a pattern that contains itself': '<pattern id="p"><rect fill="url(#p)"/></pattern>',
  'patterns by nested rules': `<style>${toLevels((n) => `#p${n}{@media all{&amp; rect{fill:url(#p${n - 1})}}}`, '')}</style>${toLevels(
    (n) => `<pattern id="p${n}" ${tile}>${ten(rect())}</pattern>`,
    `<pattern id="p0" ${tile}>${rect()}</pattern>`,
  )}`,
  'a marker with the pattern of its line':
    '<marker id="k"><rect fill="context-fill"/></marker><path d="M0 0h9" marker-mid="url(#k)"/>',
  'effects on many parts': rect(' style="filter:blur(9px) blur(9px)"').repeat(900),
};

/** Drawings that move, or that ask a browser to move them. */
export const moving: Record<string, string> = {
  keyframes: '<style>@keyframes a{50%{opacity:0}}</style>',
  'keyframes of old': '<style>@-webkit-keyframes a{50%{opacity:0}}</style>',
  'keyframes in small and capital letters': '<style>@KeyFrames a{50%{opacity:0}}</style>',
  'keyframes by an escape': '<style>@\\6b eyframes a{50%{opacity:0}}</style>',
  'keyframes in a media query': '<style>@media all{@keyframes a{50%{opacity:0}}}</style>',
  'keyframes in entities': '<style>&#64;keyframes a{50%{opacity:0}}</style>',
  'keyframes in CDATA': '<style><![CDATA[@keyframes a{50%{opacity:0}}]]></style>',
  animation: '<style>rect{animation:a 1s infinite}</style>',
  'animation in an attribute': rect(' style="animation:a 1s infinite"'),
  'animation behind a remark': rect(' style="/**/ animation /**/ : a 1s"'),
  'animation by an escape': rect(' style="an\\69mation:a 1s"'),
  'animation of old': rect(' style="-webkit-animation-name:a"'),
  'animation in capital letters': rect(' style="ANIMATION-DURATION:1s"'),
  'animation by scrolling': rect(' style="animation-timeline:scroll()"'),
  'animation in a nested rule': '<style>svg{rect{fill:red;animation:a 1s}}</style>',
  transition: '<style>rect{transition:all 9s}@starting-style{rect{opacity:0}}</style>',
  'transition in an attribute': rect(' style="fill:red;transition:all 9s"'),
  'a registered property': '<style>@property --a{syntax:"*";inherits:true}</style>',
  animate: rect().replace('/>', '><animate attributeName="x" to="9" dur="1s"/></rect>'),
  'animate under a prefix': `<g xmlns:s="${SVG}"><s:animate attributeName="x" to="9" dur="1s"/></g>`,
  set: '<g><set attributeName="opacity" to="0"/></g>',
  animateTransform: '<g><animateTransform attributeName="transform" dur="1s" to="9"/></g>',
  animateMotion: '<g><animateMotion dur="1s" path="M0 0h9"/></g>',
  animateColor: '<g><animateColor attributeName="fill" dur="1s" to="red"/></g>',
  discard: '<discard begin="1s"/>',
};

/** Drawings as bytes that browsers and programs assuming another encoding read differently. */
export const encoded: Record<string, Buffer> = {
  'UTF-16 with a byte order mark': Buffer.from(`\uFEFF${toDrawing('')}`, 'utf16le'),
  'UTF-16 without one': Buffer.from(toDrawing(''), 'utf16le'),
  'UTF-16 that says so': Buffer.from(
    `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${toDrawing('')}`,
    'utf16le',
  ),
  'UTF-16 the other way round': Buffer.from(`\uFEFF${toDrawing('')}`, 'utf16le').swap16(),
  'Latin 1 that is no UTF-8': Buffer.from(toDrawing('<text>Übergabe</text>'), 'latin1'),
  ...Object.fromEntries(
    ['ISO-8859-1', 'utf-7', 'UTF-16', 'utf-16le', 'windows-1252', 'ISO-2022-JP', 'us-ascii'].map(
      (name) => [name, Buffer.from(`<?xml version="1.0" encoding="${name}"?>${toDrawing('')}`)],
    ),
  ),
  'UTF-7 in a remark': Buffer.from(
    `<?xml version='1.0' encoding='utf-7' ?>${toDrawing('+ADw-form/+AD4-')}`,
  ),
  'an escape of Japanese': Buffer.from(
    `<?xml version="1.0" encoding="iso-2022-jp"?>${toDrawing('<!-- \x1B$B --><script/><!-- \x1B(B -->')}`,
  ),
  'a mark in the encoding': Buffer.from(
    `\uFEFF<?xml version="1.0" encoding="UTF-16BE"?>${toDrawing('')}`,
  ),
  ...Object.fromEntries(
    [0, 1, 8, 11, 12, 14, 27, 31].map((code) => [
      `control character ${code}`,
      Buffer.from(toDrawing(`<text>a${String.fromCharCode(code)}b</text>`)),
    ]),
  ),
  'a control character as entity': Buffer.from(toDrawing('<text>&#1;</text>')),
  'no character': Buffer.from(toDrawing('<text>\uFFFE</text>')),
};

/** Drawings that browsers read to the end, but that a sloppy parser may read differently. */
export const wellFormed: Record<string, string> = {
  'a prefix': `<s:svg xmlns:s="${SVG}"><s:rect s:width="9"/></s:svg>`,
  'a default that changes': toDrawing(`<g xmlns="urn:a"><rect/><p xmlns="${SVG}"/></g><rect/>`),
  'signs in attributes': toDrawing('<rect aria-label="a > b &lt; &#x26;" id="&quot;/&gt;"/>'),
  'single quotation marks': toDrawing(`<rect id='a"b' class = 'c'\n\td="e"/>`),
  'a tag in a remark': toDrawing('<!-- <script> - ]]> --><g/><!----><g/>'),
  'a tag in CDATA': toDrawing('<text><![CDATA[<script>]] ]]></text><g/>'),
  'an instruction with signs': toDrawing('<?a <script/> ?><g/>'),
  'a document type': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a.example/'">${toDrawing('<g/>')}`,
  'line ends of all kinds': `\r\n${toDrawing('\r<g\r\nid="a"/>\t\r\n')}\n`,
  'a byte order mark': `\uFEFF<?xml version="1.0" encoding="utf-8"?>${toDrawing('<g/>')}`,
  'another version': `<?xml version="1.1"?>${toDrawing('<g/>')}`,
  'letters of other scripts': toDrawing('<g id="größe-图"/><Größe/>'),
  'names that objects have': toDrawing('<constructor/><g __proto__="a" toString="b"/>'),
  'HTML among it': toDrawing('<p xmlns="http://www.w3.org/1999/xhtml"><br/><form/></p>'),
};

/** What XML does not allow: browsers show nothing after it. */
export const malformed: Record<string, string> = {
  'an attribute twice': toDrawing('<rect id="a" id="b"/><script/>'),
  'an attribute without quotation marks': toDrawing('<rect id=a/><script/>'),
  'an attribute without a value': toDrawing('<rect hidden/><script/>'),
  'a sign in an attribute': toDrawing('<rect id="<"/><script/>'),
  'two hyphens in a remark': toDrawing('<!-- a -- b --><script/>'),
  'an end of CDATA in words': toDrawing('<text>]]></text><script/>'),
  'an unknown entity': toDrawing('&constructor;<script/>'),
  'an ampersand': toDrawing('a & b<script/>'),
  'a prefix of nothing': toDrawing('<a:b/><script/>'),
  'two outermost elements': `${toDrawing('')}<script/>`,
  'words behind the end': `${toDrawing('')}a`,
  'words before the beginning': `a${toDrawing('<script/>')}`,
  'an end of another name': toDrawing('<g></G><script/>'),
  'a declaration further down': `\n<?xml version="1.0"?>${toDrawing('<script/>')}`,
  'a name with a digit first': toDrawing('<1a/><script/>'),
};
