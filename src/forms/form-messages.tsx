import { useState } from 'react';

import { fillIn } from '#base/text';
import type { FormWords } from '../collections/files/forms';
import { Button, ButtonLink } from '../components/ui/button';
import { Contact } from '../components/ui/contact';
import { Warning } from '../components/ui/warning';
import type { FormSetup } from './setup';

/** Moves the focus to what has just appeared; one function, so that it happens once. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** One sentence about a form. */
export function Line({ text, isError = false }: { text: string; isError?: boolean }) {
  if (!isError) return <p className="hint">{text}</p>;
  return (
    <p className="error">
      <Warning />
      {text}
    </p>
  );
}

interface SummaryProps {
  setup: FormSetup;
  /** The boxes that are not right, from top to bottom. */
  names: string[];
  errors: Record<string, string>;
  /** What the server says of the whole. */
  message: string | null;
  controls: Record<string, HTMLElement>;
}

/** What has to be mended before a form can be sent, with a link to each box. */
export function Summary({ setup, names, errors, message, controls }: SummaryProps) {
  const { one, many } = setup.words.summary;
  const count = names.length;
  return (
    <div className="summary" tabIndex={-1}>
      <Warning />
      <div>
        {message !== null && <p>{message}</p>}
        {count > 0 && <p>{count === 1 ? one : fillIn(many, { count: String(count) })}</p>}
        <ul>
          {names.map((name) => (
            <li key={name}>
              <FieldLink name={name} control={controls[name]} setup={setup} />{' '}
              {controls[name] === undefined && errors[name]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FieldLinkProps {
  name: string;
  /** Missing where a server complains of a box that the form does not have. */
  control: HTMLElement | undefined;
  setup: FormSetup;
}

function FieldLink({ name, control, setup }: FieldLinkProps) {
  if (control === undefined) return null;
  return (
    <a
      href={`#${control.id}`}
      onClick={(event) => {
        event.preventDefault();
        control.focus();
      }}
    >
      {setup.fields[name]?.label ?? name}
    </a>
  );
}

interface RestoredProps {
  words: FormWords;
  onDiscard: () => void;
}

/** Says that boxes were filled in again, and how to empty them. */
export function Restored({ words, onDiscard }: RestoredProps) {
  return (
    <div className="note" role="status">
      <p>{words.restored.text}</p>
      <Button variant="small" type="button" label={words.restored.discard} onClick={onDiscard} />
    </div>
  );
}

interface FailureProps {
  words: FormWords['failed'];
  reason: string;
  onRetry: () => void;
  onMail: () => void;
}

/** Says why a message is not sent yet, and what can be done. */
export function Failure({ words, reason, onRetry, onMail }: FailureProps) {
  return (
    <div className="note note--bad">
      <p>
        <b>{words.title}</b> {reason} {words.kept}
      </p>
      <div className="row">
        <Button variant="small" type="button" label={words.retry} onClick={onRetry} />
        <Button variant="small" type="button" label={words.instead} onClick={onMail} />
      </div>
    </div>
  );
}

interface MailedProps {
  words: FormWords;
  explanation: string;
  link: string;
  /** The words of the email, for people who have no program for it. */
  text: string;
  onDiscard: () => void;
}

/** Says that the message waits in the email program, and what to do where there is none. */
export function Mailed({ words, explanation, link, text, onDiscard }: MailedProps) {
  const { mailed, restored } = words;
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <div className="note">
      <p>
        <b>{mailed.title}</b> {explanation}
      </p>
      <div className="row">
        <a className="button button--secondary button--small" href={link}>
          {mailed.again}
        </a>
        <Button variant="small" type="button" label={mailed.copy} onClick={copy} />
        <Button variant="small" type="button" label={restored.discard} onClick={onDiscard} />
      </div>
      {isCopied && <p>{mailed.copied}</p>}
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

/** Stands instead of a form whose message has arrived, and takes the focus. */
export function Arrived({ title, text, home, another, onAnother }: ArrivedProps) {
  return (
    <div className="arrived" role="status" tabIndex={-1} ref={takeFocus}>
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
