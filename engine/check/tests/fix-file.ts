import { fixFiles } from '../fix/fix-content.ts';
import type { ContentModel } from '../model/content-model.ts';
import { parseContentFile } from '../read/content-file.ts';

/**
 * Fixes a single content file.
 * @returns its new text, and what was fixed
 */
export function fixFile(model: ContentModel, path: string, source: string) {
  const files = [parseContentFile(model, path, source)];
  const [fixed] = fixFiles({ model, files, disk: new Map(), today: '2026-11-21' });
  return { source: fixed?.file.source ?? source, changes: fixed?.changes ?? [] };
}
