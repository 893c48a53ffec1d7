import type { FormEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../components/ui/hydration';
import { keepPlainly, listSlots } from './draft-storage';
import type { FormSetup } from './setup';
import type { FormController, FormView } from './view';

const EMPTY: FormView = { above: null, below: null, instead: null, errors: {}, isBusy: false };

const loadDesk = () => import('./form-controller');
type Act = (module: Awaited<ReturnType<typeof loadDesk>>, desk: FormController) => void;

/** What a form is given so that it keeps, checks and sends what is typed. */
export interface FormBinding {
  view: FormView;
  bind: {
    ref: RefObject<HTMLFormElement | null>;
    /** Without scripts the browser checks; with them the words stand beside the boxes. */
    noValidate: boolean;
    onFocus: () => void;
    onInput: (event: FormEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
}

interface FormManner {
  /** Whether the page is for this form: then what it does is loaded with the page. */
  isExpected?: boolean;
}

/**
 * Loads what a form does at its first use, or where words of it were kept on this device. Where
 * that cannot be had, the words are kept all the same, and the browser checks and sends the form.
 */
export function useForm(setup: FormSetup, { isExpected = false }: FormManner = {}): FormBinding {
  const ref = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(EMPTY);

  async function open(act: Act): Promise<void> {
    const module = await loadDesk();
    const show = (part: Partial<FormView>) => setView((old) => ({ ...old, ...part }));
    if (ref.current) act(module, { form: ref.current, setup, show });
  }
  const ignore = () => undefined;

  const restore = useEffectEvent(() => {
    const isTyped = Array.from(ref.current?.elements ?? []).some(differs);
    if (!isExpected && !isTyped && listSlots(setup.name).length === 0) return;
    open(({ restoreForm }, desk) => void restoreForm(desk)).catch(ignore);
  });
  useEffect(() => restore(), []);

  return {
    view,
    bind: {
      ref,
      noValidate: useHydrated(),
      onFocus: () => void loadDesk().catch(ignore),
      onInput: ({ target }) => {
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
        open(({ noteInput }, desk) => noteInput(desk, name, view.errors)).catch(
          () => ref.current && keepPlainly(setup.name, ref.current),
        );
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (view.isBusy) return;
        open(({ submitForm }, desk) => void submitForm(desk)).catch(() => sendPlainly(ref.current));
      },
    },
  };
}

/** The browser checks a form and sends it, as it does without scripts. */
function sendPlainly(form: HTMLFormElement | null) {
  if (form?.reportValidity()) form.submit();
}

/** Whether something was typed into a box before scripts listened. */
function differs(box: Element): boolean {
  return 'defaultValue' in box && 'value' in box && box.value !== box.defaultValue;
}
