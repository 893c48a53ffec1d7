/** What was typed into a form, by field name. */
export type Values = Record<string, string>;
