import { islandWordsSchema } from '#website/files/islands';
import { readYaml } from './site';

/** The words of the live parts of pages. */
export const islandWords = islandWordsSchema.parse(readYaml('islands.yaml'));
