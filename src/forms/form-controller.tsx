import './forms.css';

import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { fillIn } from '#base/text';
import type { FormResult } from '../collections/files/forms';
import { readStored, store } from '../lib/storage';
import { attemptDraft, claimDraft, keepDraft, noteRefusal, removeDraft } from './draft';
import {
  checkForm,
  controlsOf,
  hasWords,
  pickAsked,
  readFiles,
  readMailLines,
  readValues,
  restoreValues,
} from './fields';
import { Arrived, Failure, Line, Mailed, Restored, Summary } from './form-messages';
import { toMailLink, toMailText } from './mail';
import { sendForm, timeoutOf } from './send';
import type { Outcome, Values } from './setup';
import type { FormController } from './view';
import { toWait } from './wait';

const QUIET = { above: null, below: null, instead: null, errors: {}, isBusy: false };
const SUBSCRIBED = 'ohmstead.subscribed';

/** For how long an outcome stands before the visitor counts as told, in milliseconds. */
const TOLD_AFTER = 1000;

/** A message on its way: it goes on when its form leaves the page. */
interface Sending {
  values: Values;
  outcome: Promise<Outcome>;
}

/** By the name of the form: what is on its way, or has arrived and was not told yet. */
const underway = new Map<string, Sending>();

/** Until when a server wants no other attempt, in milliseconds since 1970, by the form's name. */
const closedUntil = new Map<string, number>();

/**
 * Puts back what was typed before, unless the address asks for another topic. What was sent in the
 * meantime is not offered again: the form tells what becomes of it.
 */
export async function restoreForm(desk: FormController): Promise<void> {
  const { form, setup } = desk;
  const sending = underway.get(setup.name);
  const draft = await claimDraft(setup.name);
  const { search } = window.location;
  if (draft !== null) {
    const { topic, subject, drawing, ...rest } = draft.values;
    restoreValues(form, search === '' || search === draft.search ? draft.values : rest);
    if (!sending) note(desk, <Restored words={setup.words} onDiscard={() => discard(desk)} />);
  }
  if (draft !== null || hasWords(form)) keep(desk);
  if (sending) await follow(desk, sending);
}

/** Keeps what is typed, and takes back what was wrong with a box once it is right. */
export function noteInput(
  desk: FormController,
  name: string,
  errors: Record<string, string>,
): void {
  keep(desk);
  if (errors[name] === undefined) return;
  const { [name]: _, ...others } = errors;
  const still = checkForm(desk.form, desk.setup)[name];
  showErrors(desk, still === undefined ? others : { ...others, [name]: still }, null);
}

/** Checks a form, then sends it or opens it as an email. */
export async function submitForm(desk: FormController): Promise<void> {
  const { form, setup } = desk;
  const errors = checkForm(form, setup);
  if (Object.keys(errors).length > 0) return refuse(desk, errors, null);
  keep(desk);
  if (setup.endpoint === null) return openMail(desk);
  const wait = Math.ceil(((closedUntil.get(setup.name) ?? 0) - Date.now()) / 1000);
  if (wait > 0) return fail(desk, { reason: 'busy', wait });
  const values = pickAsked(setup.fields, readValues(form));
  const sending = { values, outcome: post(desk, setup.endpoint, values) };
  underway.set(setup.name, sending);
  await follow(desk, sending);
}

async function post(desk: FormController, endpoint: string, values: Values): Promise<Outcome> {
  const { form, setup } = desk;
  if (isSubscribed(desk, values)) return { kind: 'duplicate' };
  const { fax = '' } = readValues(form);
  const files = readFiles(form);
  // The same words beside other files are another message.
  const tried = files.map(({ name, size }) => `${name} ${size}`).join();
  const id = attemptDraft(setup.name, tried === '' ? values : { ...values, files: tried });
  return sendForm(endpoint, { form: setup.name, id, ...values, fax }, files);
}

/** Shows a message on its way, and then what became of it. */
async function follow(desk: FormController, sending: Sending): Promise<void> {
  const { form, setup, show } = desk;
  show({ ...QUIET, isBusy: true, below: <Line text={setup.words.sending} /> });
  const outcome = await sending.outcome;
  const hasArrived = outcome.kind === 'sent' || outcome.kind === 'duplicate';
  if (hasArrived) removeDraft(setup.name);
  if (outcome.kind === 'rejected') noteRefusal(setup.name);
  // A form that has left the page meanwhile is told when it is back.
  if (!form.isConnected) return;
  conclude(desk, outcome, sending.values);
  // So is one that leaves in this moment: a page goes on standing while the next one loads.
  setTimeout(() => form.isConnected && forget(setup.name, sending), TOLD_AFTER);
}

function forget(name: string, sending: Sending) {
  if (underway.get(name) === sending) underway.delete(name);
}

function conclude(desk: FormController, outcome: Outcome, values: Values) {
  const { setup } = desk;
  if (outcome.kind === 'sent') {
    return accept(desk, setup.sent, { ...values, reference: outcome.reference ?? '' });
  }
  if (outcome.kind === 'duplicate') return accept(desk, setup.duplicate ?? setup.sent, values);
  if (outcome.kind === 'rejected') return refuse(desk, outcome.errors, outcome.message);
  fail(desk, outcome);
}

function accept(desk: FormController, result: FormResult, values: Values) {
  const { form, setup, show } = desk;
  const text = fillIn(result.text, values);
  removeDraft(setup.name);
  form.reset();
  if (setup.name === 'newsletter') store('sessionStorage', SUBSCRIBED, values.email ?? '');
  if (setup.done === undefined) show({ ...QUIET, below: <Line text={text} /> });
  else {
    const { home, another } = setup.done;
    const reference = values.reference ? fillIn(setup.done.reference, values) : '';
    const whole = `${text} ${reference}`.trim();
    const words = { title: result.title, text: whole, home, another };
    show({ ...QUIET, instead: <Arrived {...words} onAnother={() => startAnew(desk)} /> });
  }
  report(desk, 'good', result.title, text);
}

/** Shows what became of a message, and brings it into view where the button was at the edge. */
function showBelow({ form, show }: FormController, below: ReactElement) {
  flushSync(() => show({ ...QUIET, below }));
  form.parentElement?.querySelector('.note')?.scrollIntoView({ block: 'nearest' });
}

interface Failed {
  reason: keyof FormController['setup']['words']['failed']['reasons'];
  /** For how many seconds no other attempt is made. */
  wait?: number;
}

function fail(desk: FormController, { reason, wait = 0 }: Failed) {
  const { form, setup } = desk;
  const { failed } = setup.words;
  const spans = { seconds: String(timeoutOf(readFiles(form)) / 1000), wait: toWait(wait) };
  const why = fillIn(failed.reasons[reason], spans);
  if (wait > 0) closedUntil.set(setup.name, Date.now() + wait * 1000);
  showBelow(
    desk,
    <Failure
      words={failed}
      reason={why}
      onRetry={() => withFocusOnSend(form, () => form.requestSubmit())}
      onMail={() => withFocusOnSend(form, () => openMail(desk))}
    />,
  );
  report(desk, 'bad', failed.title, why);
}

/** The buttons of a failure vanish when pressed, so the focus goes to one that stays. */
function withFocusOnSend(form: HTMLFormElement, act: () => void) {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  act();
}

function openMail(desk: FormController) {
  const { form, setup } = desk;
  const { mailed } = setup.words;
  const lines = readMailLines(form, setup);
  const about = lines.find(({ name }) => name === 'subject')?.text ?? '';
  const text = toMailText(lines);
  const link = toMailLink(setup.email, setup.toSubject(readValues(form), about), text);
  const explanation = fillIn(mailed.text, { email: setup.email });
  window.location.assign(link);
  showBelow(
    desk,
    <Mailed words={setup.words} {...{ explanation, link, text }} onDiscard={() => discard(desk)} />,
  );
  report(desk, 'good', mailed.title, explanation);
}

function refuse(desk: FormController, errors: Record<string, string>, message: string | null) {
  flushSync(() => showErrors(desk, errors, message));
  if (desk.setup.done === undefined) focusFirstBox(desk);
  else desk.form.querySelector<HTMLElement>('.summary')?.focus();
}

function showErrors(desk: FormController, errors: Record<string, string>, message: string | null) {
  const { setup, form, show } = desk;
  const isEmpty = Object.keys(errors).length === 0 && message === null;
  if (setup.done === undefined) {
    const text = errors.email ?? Object.values(errors)[0] ?? message;
    return show({ ...QUIET, errors, below: text ? <Line text={text} isError /> : null });
  }
  const names = Object.keys(errors);
  const above = <Summary {...{ setup, names, errors, message }} controls={controlsOf(form)} />;
  show({ ...QUIET, errors, above: isEmpty ? null : above });
}

function discard(desk: FormController) {
  removeDraft(desk.setup.name);
  startAnew(desk);
  note(desk, <Line text={desk.setup.words.restored.discarded} />);
}

function startAnew(desk: FormController) {
  underway.delete(desk.setup.name);
  desk.form.reset();
  flushSync(() => desk.show(QUIET));
  focusFirstBox(desk);
}

function focusFirstBox({ form, setup }: FormController) {
  const [first = ''] = Object.keys(setup.fields);
  controlsOf(form)[first]?.focus();
}

function note({ setup, show }: FormController, words: ReactElement) {
  show(setup.done === undefined ? { below: words } : { above: words });
}

function keep({ form, setup }: FormController) {
  keepDraft(setup.name, readValues(form), window.location.search);
}

function isSubscribed({ setup }: FormController, { email }: Values): boolean {
  return setup.name === 'newsletter' && readStored('sessionStorage', SUBSCRIBED) === email;
}

/** A toast beside the inline words, which stay: without its script nothing is missing. */
function report({ setup }: FormController, tone: 'good' | 'bad', title: string, text: string) {
  import('../components/ui/toaster')
    .then(({ showToast }) => showToast({ tone, title, text }, setup.words.toasts))
    .catch(() => undefined);
}
