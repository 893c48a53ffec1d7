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
  /** Whether the page exists for this form: then its script loads with the page. */
  isExpected?: boolean;
}

/**
 * Loads the script of a form on first use, or if this tab has a draft of it. If loading fails, the
 * draft is still stored, and the browser validates and sends the form.
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

/** Focuses the first field of a form that was cleared, or of a short one with an error. */
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

/** Lets the browser validate and send a form, as without scripts. */
function sendPlainly(form: HTMLFormElement | null) {
  if (form?.reportValidity()) form.submit();
}

/** Whether something was typed into a field before hydration. */
function differs(control: Element): boolean {
  return 'defaultValue' in control && 'value' in control && control.value !== control.defaultValue;
}
