import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useHydrated } from '../components/ui/hydration';
import { keepPlainly, readStoredDraft } from './draft-storage';
import { focusFirst } from './fields';
import type { FormBinding } from './form-binding';
import type { FormController } from './form-controller';
import { type FormState, IDLE, toFormState } from './form-state';
import type { FormSetup } from './setup';

const loadController = () => import('./form-controller');
type Act = (
  module: Awaited<ReturnType<typeof loadController>>,
  controller: FormController,
) => void | Promise<void>;

interface FormOptions {
  /** Whether the page is for this form: then what it does is loaded with the page. */
  isExpected?: boolean;
}

/**
 * Loads what a form does at its first use, or where this tab has kept words of it. Where
 * that cannot be had, the words are kept all the same, and the browser checks and sends the form.
 */
export function useForm(setup: FormSetup, { isExpected = false }: FormOptions = {}): FormBinding {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(toFormState, IDLE);
  const [Messages, setMessages] = useState<FormBinding['Messages']>();
  useFocus(ref, setup, state);

  async function act(take: Act): Promise<void> {
    const module = await loadController();
    setMessages(() => module.FormMessages);
    if (ref.current) void take(module, { form: ref.current, setup, dispatch });
  }
  const ignore = () => undefined;
  const restore = useEffectEvent(() => {
    const isTyped = Array.from(ref.current?.elements ?? []).some(differs);
    if (!isExpected && !isTyped && readStoredDraft(setup.name) === null) return;
    act(({ restoreForm }, controller) => restoreForm(controller)).catch(ignore);
  });
  useEffect(() => restore(), []);

  // The pressed button disappears with its message, so focus moves to one that stays.
  const afterFocus = (take: Act) => () => {
    ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    void act(take);
  };
  return {
    state,
    setup,
    Messages,
    actions: {
      retry: afterFocus((_, { form }) => form.requestSubmit()),
      mail: afterFocus(({ openMail }, controller) => openMail(controller)),
      discard: () => void act(({ discard }, controller) => discard(controller)),
      startAnew: () => void act(({ startAnew }, controller) => startAnew(controller)),
    },
    bind: {
      ref,
      noValidate: useHydrated(),
      onFocus: () => void loadController().catch(ignore),
      onInput: ({ target }) => {
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
        act(({ noteInput }, controller) => noteInput(controller, name)).catch(
          () => ref.current && keepPlainly(setup.name, ref.current),
        );
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (state.status === 'sending') return;
        act(({ submitForm }, controller) => submitForm(controller)).catch(() =>
          sendPlainly(ref.current),
        );
      },
    },
  };
}

/** Brings the focus to the first field of a form that was emptied, or of a short one that is wrong. */
function useFocus(
  ref: RefObject<HTMLFormElement | null>,
  { fields, done }: FormSetup,
  state: FormState,
) {
  const isEmptied = state.status === 'discarded' || (state.status === 'idle' && state.isEmptied);
  const attempt = state.status === 'invalid' && done === undefined ? state.attempt : 0;
  const focus = useEffectEvent(() => ref.current && focusFirst(ref.current, fields));
  useEffect(() => {
    if (isEmptied || attempt > 0) focus();
  }, [isEmptied, attempt]);
}

/** The browser checks a form and sends it, as it does without scripts. */
function sendPlainly(form: HTMLFormElement | null) {
  if (form?.reportValidity()) form.submit();
}

/** Whether something was typed into a field before scripts listened. */
function differs(control: Element): boolean {
  return 'defaultValue' in control && 'value' in control && control.value !== control.defaultValue;
}
