import type { PrintedFields } from '../model/content-model.ts';
import type { Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { listTexts } from '../read/field-values.ts';
import { toFieldFindings, toProblems } from './rule.ts';

/** Spaces and invisible signs leave nothing out. */
const UNSEEN = /^[\p{White_Space}\p{Cf}\p{Variation_Selector}]$/u;

/** Signs that a printed text would lose, since no font of PDF files and cards has them. */
export function checkSigns(
  file: ContentFile,
  printed: readonly PrintedFields[],
  signs: ReadonlySet<number>,
): Problem[] {
  const findings = printed
    .filter((one) => file.path.startsWith(one.in))
    .flatMap(({ fields, on }) =>
      listTexts(file).flatMap(({ path, text }) => {
        if (!fields.some((field) => `${path.join('.')}.`.startsWith(`${field}.`))) return [];
        const lost = new Set([...text.normalize('NFC')].filter((sign) => !isShown(sign, signs)));
        if (lost.size === 0) return [];
        const listed = [...lost].map((sign) => `"${sign}"`).join(', ');
        const message = `has ${listed}, which ${on} cannot show, since its fonts have no such sign; write it in other letters`;
        return toFieldFindings(file, path, message);
      }),
    );
  return toProblems('editorial', file.path, findings);
}

function isShown(sign: string, signs: ReadonlySet<number>): boolean {
  return UNSEEN.test(sign) || signs.has(sign.codePointAt(0) ?? 0);
}
