import { common, createLowlight } from 'lowlight';

/** What highlights fenced blocks of code, and thus the languages that they may name. */
export const lowlight = createLowlight(common);
