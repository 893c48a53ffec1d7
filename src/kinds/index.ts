import { listKinds } from '../check';
import { site } from './site';

/** Every kind of file below `content/`, as the check knows it. */
export const kinds = listKinds(site);
