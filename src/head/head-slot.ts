import type { ReactNode } from 'react';
import { createContext } from 'react';

/**
 * Tags of `<head>` that only robots read. The build renders them; the browser renders nothing in
 * their place, and React leaves alone what it does not know in `<head>`. So they cost no script.
 */
export const HeadSlot = createContext<ReactNode>(null);
