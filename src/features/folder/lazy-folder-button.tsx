import { lazyIsland } from '../../components/ui/lazy-island.tsx';

/** The button beside a file; its code arrives after the page. */
export const FolderButton = lazyIsland(() =>
  import('./folder-button.tsx').then((module) => module.FolderButton),
);
