import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SwitchContact } from '../../components/ui/switch-contact.tsx';
import { useCopy } from '../../components/ui/use-copy.ts';
import { interpolate } from '../../lib/text.ts';
import { controlsOf } from './controls.ts';
import type { FormState } from './form-state.ts';
import type { FormBinding, FormSetup } from './types.ts';
import type { Values } from './values.ts';

/** Focuses what has just appeared; a stable function, so that it runs once. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Scrolls what has just appeared into view, in case the button was near the edge. */
const takeView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shows the state of a form. */
export function FormMessages({ form }: { form: FormBinding }) {
  const { forms } = useSite();
  const { state } = form;
  const { done } = form.setup;
  switch (state.status) {
    case 'idle':
      return null;
    case 'restored':
      return <Restored form={form} state={state} />;
    case 'discarded':
      return <Discarded form={form} state={state} />;
    case 'invalid':
      return done === undefined ? (
        <FirstError state={state} />
      ) : (
        <Summary key={state.attempt} form={form} state={state} />
      );
    case 'sending':
      return <p className="hint">{forms.sending}</p>;
    case 'sent':
      return done === undefined ? (
        state.text && <p className="hint">{state.text}</p>
      ) : (
        <Arrived {...state} {...done} {...form.actions} />
      );
    case 'failed':
      return <Failure form={form} reason={state.reason} />;
    case 'mailed':
      return <Mailed form={form} state={state} />;
  }
}

type StateOf<S extends FormState['status']> = FormState & { status: S };

/** The error of a form with one field. */
function FirstError({ state: { errors, message } }: { state: StateOf<'invalid'> }) {
  const text = Object.values(errors)[0] ?? message;
  return (
    text && (
      <p className="error">
        <Icon name="warning" />
        {text}
      </p>
    )
  );
}

const LINE = 'max-w-full shrink-0';

/** The errors to fix before a form can be sent, with a link to each field; it takes focus. */
function Summary({ form, state }: { form: FormBinding; state: StateOf<'invalid'> }) {
  const { bind, setup } = form;
  const { errors, message } = state;
  const { one, many } = useSite().forms.summary;
  const controls = bind.ref.current ? controlsOf(bind.ref.current) : {};
  const names = Object.keys(errors);
  const count = names.length;
  return (
    <div className="summary flex gap-3" tabIndex={-1} ref={takeFocus}>
      <Icon name="warning" />
      <div className="flex flex-wrap gap-x-3">
        {message !== null && <p className={LINE}>{message}</p>}
        {count > 0 && (
          <p className={LINE}>{count === 1 ? one : interpolate(many, { count: String(count) })}</p>
        )}
        <ul className="flex flex-wrap gap-x-3">
          {names.map((name) => (
            <li key={name}>
              {/* The server may name a field that the form does not have. */}
              {controls[name] === undefined ? (
                errors[name]
              ) : (
                <a
                  className="inline-block underline"
                  href={`#${controls[name].id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    controls[name]?.focus();
                  }}
                >
                  {setup.fields[name]?.label ?? errors[name]}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const NOTE = 'note grid justify-items-start gap-3';

interface RestoredProps {
  form: FormBinding;
  state: StateOf<'restored'>;
}

/** Says that fields were restored and how to clear them, and offers what was left out for them. */
function Restored({ form, state: { isKept, offered } }: RestoredProps) {
  const { text, discard } = useSite().forms.restored;
  return (
    <div className={NOTE} role="status">
      {isKept && <p>{text}</p>}
      {isKept && (
        <Button variant="small" type="button" label={discard} onClick={form.actions.discard} />
      )}
      <OtherWays form={form} offered={offered} />
    </div>
  );
}

/** Says that fields were cleared, and still offers what was left out. */
function Discarded({ form, state }: { form: FormBinding; state: StateOf<'discarded'> }) {
  const { discarded } = useSite().forms.restored;
  if (Object.keys(state.offered).length === 0) return <p className="hint">{discarded}</p>;
  return (
    <div className={NOTE}>
      <p>{discarded}</p>
      <OtherWays form={form} offered={state.offered} />
    </div>
  );
}

/** Offers what a link would have filled in, had the visitor not typed something else there. */
function OtherWays({ form: { actions }, offered }: { form: FormBinding; offered: Values }) {
  const { leftOut, add } = useSite().forms.restored;
  if (Object.keys(offered).length === 0) return null;
  return (
    <>
      <p>{leftOut}</p>
      <Button variant="small" type="button" label={add} onClick={() => actions.add(offered)} />
    </>
  );
}

/** Says why a message has not been sent yet, and what to do. */
function Failure({ form: { actions }, reason }: { form: FormBinding; reason: string }) {
  const { title, kept, retry, instead } = useSite().forms.failed;
  return (
    <div className="note note--bad grid justify-items-start gap-3" ref={takeView}>
      <p>
        <b className="block">{title}</b> {reason} {kept}
      </p>
      <div className="row">
        <Button variant="small" type="button" label={retry} onClick={actions.retry} />
        <Button variant="small" type="button" label={instead} onClick={actions.mail} />
      </div>
    </div>
  );
}

/** Says that the message is waiting in the email program, and what to do without one. */
function Mailed({ form, state }: { form: FormBinding; state: StateOf<'mailed'> }) {
  const { contact, forms } = useSite();
  const { mailed, restored } = forms;
  const [copyState, copy] = useCopy(state.text);
  const { discard } = form.actions;
  return (
    <div className="note grid justify-items-start gap-3" ref={takeView}>
      <p>
        <b className="block">{mailed.title}</b> {interpolate(mailed.text, { email: contact.email })}
      </p>
      <div className="row">
        <ButtonLink variant="small" hasSwitchContact={false} to={state.link} label={mailed.again} />
        <Button variant="small" type="button" label={mailed.copy} onClick={copy} />
        <Button variant="small" type="button" label={restored.discard} onClick={discard} />
      </div>
      {copyState === 'copied' && <p>{mailed.copied}</p>}
    </div>
  );
}

type ArrivedProps = StateOf<'sent'> & NonNullable<FormSetup['done']> & FormBinding['actions'];

/** Replaces a form whose message has been delivered, and takes focus. */
function Arrived({ title, text, home, another, startAnew }: ArrivedProps) {
  return (
    <div
      className="arrived grid justify-items-start gap-4 bg-raised p-inset [border-top:3px_solid_var(--patina)]"
      role="status"
      tabIndex={-1}
      ref={takeFocus}
    >
      <SwitchContact />
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <div className="row">
        <ButtonLink variant="secondary" {...home} />
        <Button variant="secondary" type="button" label={another} onClick={startAnew} />
      </div>
    </div>
  );
}
