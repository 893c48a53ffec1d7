import { site } from '#website';
import { resolveContentModel } from '..';

/** Every kind of file below `content/`, as the check knows it. */
export const contentModel = resolveContentModel(site);
