import { site } from '#website';
import { listKinds } from '..';

/** Every kind of file below `content/`, as the check knows it. */
export const kinds = listKinds(site);
