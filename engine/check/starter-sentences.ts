/** The text below each heading of a new entry. */
export const WRITE_HERE = 'Write here.';

/** What a field of a new entry begins with. */
export const TO_DO = 'To do:';
