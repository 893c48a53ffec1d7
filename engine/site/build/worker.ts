import type { ContentModel, SourceFile, Summary } from '#check';
import type { Tree } from '#check/guard/body-code';
import type { CardTask } from './cards/draw-card';
import { openCompiled } from './mdx/compile-cache';

/**
 * Returns the tasks of a build that run in threads. Each loads only what it needs.
 * @param loadModel loads what the content consists of
 */
export function createTasks(loadModel: () => Promise<ContentModel>) {
  /**
   * Compiles a file. Only the message of an error gets out of a thread.
   * @param tree its body, if the check has parsed it
   * @throws an Error whose message names the file, and the place if there is one
   */
  async function compileFile(file: SourceFile, tree?: Tree): Promise<Uint8Array> {
    try {
      const { compile } = await import('./mdx/compile-mdx');
      return Buffer.from(await compile(file, (await loadModel()).components, tree));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { line, column } = { line: undefined, column: 1, ...error };
      const place = line === undefined ? ' cannot be compiled:' : `:${line}:${column}`;
      throw new Error(`${file.path}${place} ${error.message}`);
    }
  }

  return {
    /**
     * Checks a single file, and if nothing is wrong, compiles it and caches the result.
     * @returns what the check needs to know about it; undefined if something is wrong in it
     * @throws what the compiler throws
     */
    async checkFile(file: SourceFile): Promise<Summary | undefined> {
      const [check, model] = await Promise.all([import('#check'), loadModel()]);
      let tree: Tree | undefined;
      // A copy, since the compiler changes the tree.
      const summary = structuredClone(
        check.checkFile(model, file, (read) => {
          tree = read;
        }),
      );
      const { remember } = openCompiled('.', model.components);
      if (summary !== undefined && file.path.endsWith('.mdx'))
        await remember([file.source], () => compileFile(file, tree));
      return summary;
    },
    compileFile,
    /** Draws a card. */
    async drawCard(task: CardTask): Promise<Uint8Array> {
      return (await import('./cards/draw-card')).drawCard(task);
    },
    /** Bundles both halves of the site into the staging folder of a build. */
    async bundle(stage: string): Promise<void> {
      const { bundleSite } = await import('./bundle-site');
      await bundleSite(await loadModel(), stage);
    },
  };
}
