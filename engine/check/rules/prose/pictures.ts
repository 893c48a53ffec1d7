import { shorten } from '#base/words';
import { forNodes, type ProseRule } from './prose';

const FILE_NAME = /^[^\s/]*\.(?:png|jpe?g|webp|avif|gif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME =
  /^(?:IMG|DSC[FN]?|PXL|DJI|image|photo|picture|screenshot|bild|foto|untitled)[-_ ]?\(?[\d_-]+\)?$/i;
const NO_WORDS =
  /^(?:image|picture|photo|photograph|graphic|icon|logo|bild|foto|alt|alt text|description|screenshot)$/i;

/** Why an alternative text describes nothing; undefined if it may describe something. */
export function judgeAlt(alt: string, src: string): string | undefined {
  const words = alt.trim();
  const name = src.slice(src.lastIndexOf('/') + 1);
  const stem = name.replace(/\.\w+$/, '');
  const isName =
    FILE_NAME.test(words) ||
    CAMERA_NAME.test(words) ||
    (words !== '' && (words === name || (words === stem && /[-_\d]/.test(stem))));
  if (isName) return `is the name of a file, "${shorten(words)}"`;
  return NO_WORDS.test(words) ? `is only "${words}"` : undefined;
}

/** Pictures whose alternative text does not say what they show. */
export const pictures: ProseRule[] = [
  forNodes('alt-says-nothing', 'image', ({ alt, url = '' }) => {
    const why = judgeAlt(alt ?? '', url);
    if (why === undefined) return undefined;
    const message = `has a picture whose text for people who cannot see it ${why}; write one sentence about what it shows: ![what it shows](${shorten(url)})`;
    return { message };
  }),
];
