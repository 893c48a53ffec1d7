import { resolveContentModel } from '#check';
import { site } from './site';

/** Every kind of file below `content/`, as the content check knows it. */
export const contentModel = resolveContentModel(site);
