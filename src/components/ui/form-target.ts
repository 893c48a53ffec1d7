import { createContext, useContext } from 'react';

/** Where forms are sent to. */
interface FormTarget {
  endpoint: string;
  /** The page that a server shows next to visitors without JavaScript. */
  next: string;
  /** Whether it takes files beside an enquiry. */
  takesFiles: boolean;
}

export const FormTargetContext = createContext<FormTarget | null>(null);

/** The server that takes the forms of this build; null where they open an email. */
export function useFormTarget(): FormTarget | null {
  return useContext(FormTargetContext);
}
