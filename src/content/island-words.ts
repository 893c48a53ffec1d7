import { islandWordsSchema } from '../schemas/islands';
import { readYaml } from './site';

/** The words of the live parts of pages. */
export const islandWords = islandWordsSchema.parse(readYaml('islands.yaml'));
