import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormTarget, useSite } from '../../components/ui/site-context.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { readStored } from '../../lib/storage.ts';
import type { Beginning } from './first-values.ts';
import type { FormController } from './form-controller.ts';
import type { FormAction, FormState } from './form-state.ts';
import { keepTyped, toTypedKey } from './keep-typed.ts';
import { useFormAttributes } from './native-form-fields.tsx';
import type { Arrival, FormBinding, FormSetup } from './types.ts';

const loadController = () => import('./form-controller.ts');
type Act = (module: typeof import('./form-controller.ts'), controller: FormController) => unknown;

interface FormOptions {
  /** How the visitor came to it, if its page exists for the form: then its script loads, too. */
  arrival?: Arrival;
  /** Called once the form is filled in, and again for each link to it that is followed later. */
  onBegun?: (beginning: Beginning) => void;
}

/**
 * Loads the script of a form on first use, or if this tab has a draft of it. If loading fails, the
 * draft is still stored, and the browser validates and sends the form.
 */
export function useForm(setup: FormSetup, { arrival, onBegun }: FormOptions = {}): FormBinding {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const [Messages, setMessages] = useState<FormBinding['Messages']>();
  const site = useSite();
  const endpoint = useFormTarget()?.endpoint ?? null;
  useFocus(ref, setup, state);

  async function act(take: Act): Promise<void> {
    const module = await loadController();
    setMessages(() => module.FormMessages);
    const form = ref.current;
    const dispatch = (event: FormAction) => setState((before) => module.toFormState(before, event));
    if (form) void take(module, { form, setup, dispatch, endpoint, site });
  }
  const ignore = () => undefined;
  const hasBegun = useRef(false);
  const query = arrival?.address?.query;
  const begin = useEffectEvent((followed: string | undefined) => {
    // The address of a link that was followed is replaced by one without it.
    if (hasBegun.current && followed === undefined) return;
    hasBegun.current = true;
    if (ref.current) keepTyped(ref.current);
    const stored = readStored(setup.name) ?? readStored(toTypedKey(setup.name));
    if (arrival === undefined && stored === null) return;
    act(({ begin }, controller) => begin(controller, arrival, onBegun)).catch(ignore);
  });
  useEffect(() => begin(query), [query]);

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
      discard: () => {
        const offered = state.status === 'restored' ? state.offered : {};
        void act(({ clear }, controller) => clear(controller, { status: 'discarded', offered }));
      },
      add: (offered) => void act(({ addToForm }, controller) => addToForm(controller, offered)),
      startAnew: () =>
        void act(({ clear }, controller) => clear(controller, { status: 'idle', isEmptied: true })),
    },
    bind: {
      ref,
      'data-form': setup.name,
      noValidate: useHydrated(),
      ...useFormAttributes(setup.subject),
      onFocus: () => void loadController().catch(ignore),
      onInput: ({ target }) => {
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
        // Its script may still be loading as the visitor leaves, or never arrive.
        if (Messages === undefined && ref.current) keepTyped(ref.current);
        act(({ noteInput }, controller) => noteInput(controller, name)).catch(ignore);
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

/** Lets the browser validate and send a form, as without scripts. */
function sendPlainly(form: HTMLFormElement | null) {
  if (form?.reportValidity()) form.submit();
}
