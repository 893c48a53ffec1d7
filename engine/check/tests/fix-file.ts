import { contentModel } from '#website';
import { fixFiles } from '../fix/fix-content';
import { parseContentFile } from '../read/content-file';

/**
 * Fixes a single content file.
 * @returns its new text, and what was fixed
 */
export function fixFile(path: string, source: string) {
  const files = [parseContentFile(contentModel, path, source)];
  const [fixed] = fixFiles({ model: contentModel, files, disk: new Map(), today: '2026-11-21' });
  return { source: fixed?.file.source ?? source, changes: fixed?.changes ?? [] };
}
