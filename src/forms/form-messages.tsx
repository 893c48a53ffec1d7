import type { MouseEvent } from 'react';
import { interpolate } from '#base/text';
import { Button, ButtonLink } from '../components/ui/button';
import { Contact } from '../components/ui/contact';
import { Warning } from '../components/ui/icon';
import { useCopy } from '../components/ui/use-copy';
import { controlsOf } from './fields';
import type { FormBinding } from './form-binding';
import type { FormState } from './form-state';

/** Focuses what has just appeared; a stable function, so that it runs once. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Scrolls what has just appeared into view, in case the button was near the edge. */
const takeView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Selects text that the visitor has to copy by hand. */
const selectText = (box: HTMLTextAreaElement | null) => box?.select();

/** Shows the state of a form. */
export function FormMessages({ form }: { form: FormBinding }) {
  const { state, setup } = form;
  const { words, done } = setup;
  switch (state.status) {
    case 'idle':
      return null;
    case 'restored':
      return <Restored form={form} />;
    case 'discarded':
      return <Line text={words.restored.discarded} />;
    case 'invalid':
      return done === undefined ? (
        <FirstError state={state} />
      ) : (
        <Summary key={state.attempt} {...{ form, state }} />
      );
    case 'sending':
      return <Line text={words.sending} />;
    case 'sent':
      return done === undefined ? (
        state.text && <Line text={state.text} />
      ) : (
        <Arrived {...state} {...done} onAnother={form.actions.startAnew} />
      );
    case 'failed':
      return <Failure form={form} reason={state.reason} />;
    case 'mailed':
      return <Mailed {...{ form, state }} />;
  }
}

type StateOf<S extends FormState['status']> = FormState & { status: S };

/** The error of a form with one field. */
function FirstError({ state: { errors, message } }: { state: StateOf<'invalid'> }) {
  const text = errors.email ?? Object.values(errors)[0] ?? message;
  return text && <Line text={text} isError />;
}

/** One line of text about a form. */
function Line({ text, isError = false }: { text: string; isError?: boolean }) {
  if (!isError) return <p className="hint">{text}</p>;
  return (
    <p className="error">
      <Warning />
      {text}
    </p>
  );
}

const LINE = 'max-w-full shrink-0';

/** The errors to fix before a form can be sent, with a link to each field; it takes focus. */
function Summary({
  form: { bind, setup },
  state,
}: {
  form: FormBinding;
  state: StateOf<'invalid'>;
}) {
  const { errors, message } = state;
  const { one, many } = setup.words.summary;
  const controls = bind.ref.current ? controlsOf(bind.ref.current) : {};
  const names = Object.keys(errors);
  const count = names.length;
  return (
    <div className="summary flex gap-3" tabIndex={-1} ref={takeFocus}>
      <Warning />
      <div className="flex flex-wrap gap-x-3">
        {message !== null && <p className={LINE}>{message}</p>}
        {count > 0 && (
          <p className={LINE}>{count === 1 ? one : interpolate(many, { count: String(count) })}</p>
        )}
        <ul className="flex flex-wrap gap-x-3">
          {names.map((name) => {
            const control = controls[name];
            const focus = (event: MouseEvent) => {
              event.preventDefault();
              control?.focus();
            };
            return (
              <li key={name}>
                {/* The server may complain about a field that the form does not have. */}
                {control === undefined ? (
                  errors[name]
                ) : (
                  <a href={`#${control.id}`} onClick={focus}>
                    {setup.fields[name]?.label ?? name}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** Says that fields were restored, and how to clear them. */
function Restored({ form: { setup, actions } }: { form: FormBinding }) {
  const { text, discard } = setup.words.restored;
  return (
    <div className="note grid justify-items-start gap-3" role="status">
      <p>{text}</p>
      <Button variant="small" type="button" label={discard} onClick={actions.discard} />
    </div>
  );
}

/** Says why a message has not been sent yet, and what to do. */
function Failure({ form: { setup, actions }, reason }: { form: FormBinding; reason: string }) {
  const { title, kept, retry, instead } = setup.words.failed;
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
  const { mailed, restored } = form.setup.words;
  const [copyState, copy] = useCopy(state.text);
  const { discard } = form.actions;
  return (
    <div className="note grid justify-items-start gap-3" ref={takeView}>
      <p>
        <b className="block">{mailed.title}</b> {state.explanation}
      </p>
      <div className="row">
        <a className="button button--secondary button--small" href={state.link}>
          {mailed.again}
        </a>
        <Button variant="small" type="button" label={mailed.copy} onClick={copy} />
        <Button variant="small" type="button" label={restored.discard} onClick={discard} />
      </div>
      {copyState === 'copied' && <p>{mailed.copied}</p>}
      {copyState === 'refused' && (
        <textarea
          className="input"
          rows={6}
          readOnly
          aria-label={mailed.copy}
          value={state.text}
          ref={selectText}
        />
      )}
    </div>
  );
}

interface ArrivedProps {
  title: string;
  text: string;
  home: { label: string; to: string };
  another: string;
  onAnother: () => void;
}

/** Replaces a form whose message has been delivered, and takes focus. */
function Arrived({ title, text, home, another, onAnother }: ArrivedProps) {
  return (
    <div
      className="arrived grid justify-items-start gap-4"
      role="status"
      tabIndex={-1}
      ref={takeFocus}
    >
      <Contact />
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <div className="row">
        <ButtonLink variant="secondary" {...home} />
        <Button variant="secondary" type="button" label={another} onClick={onAnother} />
      </div>
    </div>
  );
}
