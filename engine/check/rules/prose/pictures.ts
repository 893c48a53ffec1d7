import { shorten } from '#base/words';
import type { MarkdownDiagnostic, Prose } from './prose';
import { endOf, startOf } from './prose';

const FILE_NAME = /^[^\s/]*\.(?:png|jpe?g|webp|avif|gif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME =
  /^(?:IMG|DSC[FN]?|PXL|DJI|image|photo|picture|screenshot|bild|foto|untitled)[-_ ]?\(?[\d_-]+\)?$/i;
const NO_WORDS =
  /^(?:image|picture|photo|photograph|graphic|icon|logo|bild|foto|alt|alt text|description|screenshot)$/i;

/** Why an alternative text describes nothing; undefined where it may. */
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

/** Pictures whose words tell nobody what they show. */
export function findPictures({ visits }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node }) => {
    const why = node.type === 'image' ? judgeAlt(node.alt ?? '', node.url ?? '') : undefined;
    if (why === undefined) return [];
    const message = `has a picture whose text for people who cannot see it ${why}; write one sentence about what it shows: ![what it shows](${shorten(node.url ?? '')})`;
    return [{ kind: 'alt-says-nothing', start: startOf(node), end: endOf(node), message }];
  });
}
