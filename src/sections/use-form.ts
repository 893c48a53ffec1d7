import type { FormEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { FormSetup } from '../forms/setup';
import type { Desk, FormView } from '../forms/view';
import { readStored } from '../lib/storage';
import { useHydrated } from '../ui/hydration';

const EMPTY: FormView = { above: null, below: null, instead: null, errors: {}, isBusy: false };

const loadDesk = () => import('../forms/desk');
type Act = (module: Awaited<ReturnType<typeof loadDesk>>, desk: Desk) => void;

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

/** Loads what a form does at its first use, or where words of it were kept on this device. */
export function useForm(setup: FormSetup): FormBinding {
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
    const isKept = readStored('localStorage', `ohmstead.${setup.name}`) !== null;
    if (isTyped || isKept) open(({ restoreForm }, desk) => restoreForm(desk)).catch(ignore);
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
        open(({ noteInput }, desk) => noteInput(desk, name, view.errors)).catch(ignore);
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (view.isBusy) return;
        open(({ submitForm }, desk) => void submitForm(desk)).catch(() => ref.current?.submit());
      },
    },
  };
}

/** Whether something was typed into a box before scripts listened. */
function differs(box: Element): boolean {
  return 'defaultValue' in box && 'value' in box && box.value !== box.defaultValue;
}
