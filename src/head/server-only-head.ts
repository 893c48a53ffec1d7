import { createContext, type ReactNode } from 'react';

interface ServerOnlyTags {
  /** Tags for `<head>`. */
  head: ReactNode;
  /** Structured data, placed last, since no visitor waits for it. */
  end: ReactNode;
}

/**
 * Metadata for search engines and link previews, provided only by the build. React ignores unknown
 * elements in `<head>` and `<body>`, so this needs no client code.
 */
export const ServerOnlyHead = createContext<ServerOnlyTags>({ head: null, end: null });
