import { createContext, useContext } from 'react';

/** Where forms are sent. */
interface FormTarget {
  endpoint: string;
  /** The page that the server shows next to visitors without JavaScript. */
  next: string;
  /** Whether it accepts files with an inquiry. */
  takesFiles: boolean;
}

export const FormTargetContext = createContext<FormTarget | null>(null);

/** The server that receives the forms of this build; null if forms open an email. */
export function useFormTarget(): FormTarget | null {
  return useContext(FormTargetContext);
}
