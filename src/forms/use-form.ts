import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useHydrated } from '../components/ui/hydration';
import { useFormTarget, useSite } from '../components/ui/site-context';
import { readStored, store } from '../lib/storage';
import type { FormController } from './form-controller';
import { type FormState, IDLE, toFormState } from './form-state';
import { useFormAttributes } from './form-trap';
import type { FormBinding, FormSetup } from './setup';

const loadController = () => import('./form-controller');
type Act = (module: typeof import('./form-controller'), controller: FormController) => unknown;

/**
 * Loads the script of a form on first use, or if this tab has a draft of it. If loading fails, the
 * draft is still stored, and the browser validates and sends the form.
 * @param isExpected whether the page exists for this form: then its script loads with the page
 */
export function useForm(setup: FormSetup, { isExpected = false } = {}): FormBinding {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(toFormState, IDLE);
  const [Messages, setMessages] = useState<FormBinding['Messages']>();
  const site = useSite();
  const endpoint = useFormTarget()?.endpoint ?? null;
  useFocus(ref, setup, state);

  async function act(take: Act): Promise<void> {
    const module = await loadController();
    setMessages(() => module.FormMessages);
    const form = ref.current;
    if (form) void take(module, { form, setup, dispatch, endpoint, site });
  }
  const ignore = () => undefined;
  const restore = useEffectEvent(() => {
    if (!isExpected && readStored(setup.name) === null) return;
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
      discard: () =>
        void act(({ clear }, controller) => clear(controller, { status: 'discarded' })),
      startAnew: () =>
        void act(({ clear }, controller) => clear(controller, { status: 'idle', isEmptied: true })),
    },
    bind: {
      ref,
      noValidate: useHydrated(),
      ...useFormAttributes(setup.subject),
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
  const focus = useEffectEvent(() => {
    const [first] = Object.keys(fields);
    ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (isEmptied || attempt > 0) focus();
  }, [isEmptied, attempt]);
}

/** Stores what was typed as a draft, which a later page offers. */
function keepPlainly(name: string, form: HTMLFormElement) {
  const words = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  const draft = { search: window.location.search, values: Object.fromEntries(words) };
  store(name, JSON.stringify(draft));
}

/** Lets the browser validate and send a form, as without scripts. */
function sendPlainly(form: HTMLFormElement | null) {
  if (form?.reportValidity()) form.submit();
}
