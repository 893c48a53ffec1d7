import { shorten } from '../../wording/words.ts';
import { forNodes, linesOf, type ProseRule } from './prose.ts';

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00A0\u202F]?[AaPp]\.?[Mm]\.?)?`;
const DAY = String.raw`(?:Yesterday|Today|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)`;
const PERSON = String.raw`\p{Lu}[\p{L}.\u2019'-]*(?: \p{Lu}[\p{L}.\u2019'-]*){0,3}`;

/** Who wrote a message and when, as programs put it in front of one: each a line or its beginning. */
const STAMPS = [
  // Slack: a name, two spaces and a time.
  new RegExp(
    String.raw`^${PERSON}(?: {2,9}|[ \t]{0,4}\t[ \t]{0,4}| \[)${CLOCK}\]?[ \t]{0,9}$`,
    'u',
  ),
  // Teams and WhatsApp: a day and a time in brackets.
  new RegExp(String.raw`^\[${DAY},? ${CLOCK}\](?= )(?: ${PERSON}:)?`, 'u'),
  // WhatsApp on Android.
  new RegExp(`^${DAY}, ${CLOCK} [-–] ${PERSON}:`, 'u'),
  /^On .{4,80} wrote:$/,
  /^-{2,} ?(?:Original Message|Forwarded message) ?-{2,}$/i,
  /^(?:Sent from my (?:iPhone|iPad|phone|mobile device)|Get Outlook for (?:iOS|Android))\b/,
  /^(?:CAUTION|EXTERNAL): This (?:email|message) (?:originated|came|was sent) from\b/i,
];

const FIELD = /^\W{0,4}(?:From|Sent|To|Cc|Bcc|Date|Subject|Reply-To):\W{0,4}[ \t]*\S/i;

/** Lines of a chat or an email around the words that were to be pasted. */
export const foreignMessages: ProseRule = forNodes('head-of-a-message', 'paragraph', (block) => {
  const lines = linesOf(block);
  const fields = lines.filter(({ raw }) => FIELD.test(raw.trim()));
  // One such line may be a sentence; a head has its sender and its subject.
  const names = fields.map(({ raw }) => /[A-Z]+/i.exec(raw)?.[0].toLowerCase());
  const isHead = names.includes('subject') && names.includes('from');
  const stamps = lines.filter(({ seen }) => STAMPS.some((stamp) => stamp.test(seen.trim())));
  return [...(isHead ? fields : []), ...stamps].map(({ start, end, raw }) => {
    const message = `has "${shorten(raw.trim())}", which an email or a chat puts around a message; delete it`;
    return { start, end, message };
  });
});
