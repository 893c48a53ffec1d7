import { knownCollections } from '../read/kinds';

/** What stands below each heading of a new entry. */
export const WRITE_HERE = 'Write here.';

/** What a field of a new entry begins with. */
export const TO_DO = 'To do:';

/** The sentences of new entries, which authors replace. */
export const starterSentences = [
  ...[...knownCollections.values()].map(({ definition }) => definition.starter.sentence),
  WRITE_HERE,
];
