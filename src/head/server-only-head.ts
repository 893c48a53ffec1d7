import { createContext, type ReactNode } from 'react';

interface ServerOnlyTags {
  /** Tags that belong into `<head>`. */
  head: ReactNode;
  /** Structured data, which comes last, since nobody waits for it. */
  end: ReactNode;
}

/**
 * Metadata for search engines and previews of shared links: only the build provides it. React
 * leaves alone what it does not know in `<head>` and `<body>`, so it costs no script.
 */
export const ServerOnlyHead = createContext<ServerOnlyTags>({ head: null, end: null });
