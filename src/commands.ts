import { createTasks } from '#site/build/worker';

/** Loaded by the commands that read content: it contains every schema. */
const loadModel = async () => (await import('./content-model')).contentModel;

/** What `npm run …` starts (`engine/cli/run.mjs`), by name. */
export const commands = {
  build: async () => (await import('#cli/build')).build(await loadModel()),
  check: async () => (await import('#cli/check')).check(await loadModel()),
  dev: async () => (await import('#cli/dev')).dev(await loadModel()),
  new: async () => (await import('#cli/new')).createNew(await loadModel()),
  preview: async () => (await import('#cli/preview')).preview(),
  review: async () => (await import('#cli/review')).review(),
  'review-comment': async () => (await import('#cli/review-comment')).postComment(),
  schemas: async () => (await import('#cli/schemas')).writeSchemas(await loadModel()),
  start: async () => (await import('#cli/start')).start(),
};

/** What the threads of a build do. */
export const tasks = createTasks(loadModel);

/** How Vite bundles and serves this site. */
export async function loadViteConfig() {
  return (await import('#site/vite-config')).toViteConfig(await loadModel());
}
