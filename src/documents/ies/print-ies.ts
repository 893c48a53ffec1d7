import type { Photometry } from '../../collections/products/photometry.ts';
import { formatDayInEnglish } from '../../lib/dates.ts';

interface PhotometricFile {
  photometry: Photometry;
  name: string;
  company: string;
  /** The datasheet, with its revision. */
  datasheet: string;
  /** The date of that revision, `YYYY-MM-DD`. */
  revised: string;
  /** Where its figures come from. */
  origin: string;
}

/** "Computer simulation" in ANSI/IES LM-63-2019; other types are for laboratory measurements. */
const SIMULATED = '1.00010';

/** A photometric file, ANSI/IES LM-63-2019: Type C, absolute, one plane for all, rectangular opening. */
export function printIes({
  photometry,
  name,
  company,
  datasheet,
  revised,
  origin,
}: PhotometricFile) {
  const { optic, code, lamp, opening, watts, intensities } = photometry;
  const [width, length] = [opening.width, opening.length].map((side) => side / 1000);
  const [year, , day] = revised.split('-');
  const angles = intensities.map((_, index) => (90 * index) / (intensities.length - 1));
  const month = formatDayInEnglish(revised).slice(0, 3).toUpperCase();
  return [
    'IES:LM-63-2019',
    `[TEST] ${datasheet}`,
    `[TESTLAB] ${origin}`,
    `[ISSUEDATE] ${day}-${month}-${year}`,
    `[MANUFAC] ${company}`,
    `[LUMCAT] ${code}`,
    `[LUMINAIRE] ${name}, ${optic}`,
    `[LAMP] ${lamp}`,
    'TILT=NONE',
    `1 -1 1 ${intensities.length} 1 1 2 ${width} ${length} 0`,
    `1 ${SIMULATED} ${watts}`,
    angles.join(' '),
    '0',
    intensities.join(' '),
    '',
  ].join('\r\n');
}
