import type { ReactNode } from 'react';
import { createContext } from 'react';

/** What only robots read: the build renders it, the browser renders nothing in its place. */
interface RobotSlots {
  /** Tags that belong into `<head>`. */
  head: ReactNode;
  /** Data about the page, which come last, since nobody waits for them. */
  end: ReactNode;
}

/** React leaves alone what it does not know in `<head>` and `<body>`, so these cost no script. */
export const RobotSlots = createContext<RobotSlots>({ head: null, end: null });
