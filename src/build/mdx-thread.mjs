// A thread does not inherit tsx's loader, so it begins in plain JavaScript.
import { tsImport } from 'tsx/esm/api';

export const { compile } = await tsImport('./mdx-worker.ts', import.meta.url);
