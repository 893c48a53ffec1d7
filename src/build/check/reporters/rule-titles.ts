import type { RuleName } from '../problem';

/** What each rule looks after, in a few words for people who did not write it. */
export const ruleTitles: Record<RuleName, string> = {
  yaml: 'The fields cannot be read',
  schema: 'A field does not fit',
  reference: 'A reference leads nowhere',
  image: 'A picture does not fit',
  link: 'A link leads nowhere',
  mdx: 'The text cannot be read',
  editorial: 'A matter of style',
  collection: 'A collection does not fit',
  redirect: 'A redirect does not fit',
};

/** The rules by name, in a fixed order. */
export const ruleNames = Object.keys(ruleTitles) as RuleName[];
