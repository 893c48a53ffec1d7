const RUNTIME = '/@react-refresh';

/** What Vite's React plugin expects of a page before its first component is loaded. */
interface RefreshRuntime {
  injectIntoGlobalHook: (target: Window) => void;
}

/** Lets components refresh in the open page while they are edited; development only. */
export async function prepareRefresh(): Promise<void> {
  const runtime: RefreshRuntime = await import(/* @vite-ignore */ RUNTIME);
  runtime.injectIntoGlobalHook(window);
  Object.assign(window, {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type: unknown) => type,
  });
}
