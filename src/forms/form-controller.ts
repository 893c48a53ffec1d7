import './forms.css';

import type { Dispatch } from 'react';
import { interpolate } from '#base/text';
import type { FormResult } from '../collections/files/forms';
import { readStored, store } from '../lib/storage';
import { attemptDraft, keepDraft, noteRefusal, readDraft, removeDraft } from './draft';
import {
  checkForm,
  hasWords,
  pickAsked,
  readFiles,
  readMailLines,
  readValues,
  restoreValues,
} from './fields';
import type { FormEvent } from './form-state';
import { toMailLink, toMailText } from './mail';
import { sendForm, timeoutOf } from './send';
import type { FormSetup, Outcome, Values } from './setup';
import { toWait } from './wait';

/** Exported from here so that both load together: either both are available or neither is. */
export { FormMessages } from './form-messages';

/** A form in the page, and the dispatch of its events. */
export interface FormController {
  form: HTMLFormElement;
  setup: FormSetup;
  dispatch: Dispatch<FormEvent>;
}

const SUBSCRIBED = 'ohmstead.subscribed';

/** How long an outcome is shown before it counts as read, in milliseconds. */
const READ_AFTER = 1000;

/** A message being sent: sending continues if its form leaves the page. */
interface Sending {
  values: Values;
  outcome: Promise<Outcome>;
}

/** By form name: messages being sent, or delivered but not yet shown as such. */
const underway = new Map<string, Sending>();

/** The forms that show a message being sent: the same one is not sent twice at the same time. */
const busy = new WeakSet<HTMLFormElement>();

/** By form name: when the server accepts the next attempt, in milliseconds since 1970. */
const closedUntil = new Map<string, number>();

/**
 * Restores what was typed before, unless the address asks for another topic. A message sent in the
 * meantime is not offered again: the form shows its outcome.
 */
export async function restoreForm(controller: FormController): Promise<void> {
  const { form, setup, dispatch } = controller;
  const sending = underway.get(setup.name);
  const draft = readDraft(setup.name);
  const { search } = window.location;
  if (draft !== null) {
    const { topic, subject, drawing, ...rest } = draft.values;
    restoreValues(form, search === '' || search === draft.search ? draft.values : rest);
    dispatch({ type: 'restore' });
  }
  if (draft !== null || hasWords(form)) keep(controller);
  if (sending) await follow(controller, sending);
}

/** Keeps what is typed, and removes the error of a field once it is corrected. */
export function noteInput({ form, setup, dispatch }: FormController, name: string): void {
  keep({ form, setup });
  dispatch({ type: 'correct', name, error: checkForm(form, setup)[name] });
}

/** Checks a form, then sends it or opens it as an email. */
export async function submitForm(controller: FormController): Promise<void> {
  const { form, setup, dispatch } = controller;
  if (busy.has(form)) return;
  const errors = checkForm(form, setup);
  if (Object.keys(errors).length > 0) return dispatch({ type: 'refuse', errors, message: null });
  keep(controller);
  if (setup.endpoint === null) return openMail(controller);
  const wait = Math.ceil(((closedUntil.get(setup.name) ?? 0) - Date.now()) / 1000);
  if (wait > 0) return fail(controller, { reason: 'busy', wait });
  const values = pickAsked(setup.fields, readValues(form));
  const sending = { values, outcome: post(controller, setup.endpoint, values) };
  underway.set(setup.name, sending);
  await follow(controller, sending);
}

async function post(
  { form, setup }: FormController,
  endpoint: string,
  values: Values,
): Promise<Outcome> {
  const isKnown = setup.name === 'newsletter' && readStored(SUBSCRIBED) === values.email;
  if (isKnown) return { kind: 'duplicate' };
  const { fax = '' } = readValues(form);
  const files = readFiles(form);
  // The same values with other files are a new message.
  const tried = files
    .map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)
    .join();
  const id = attemptDraft(setup.name, tried === '' ? values : { ...values, files: tried });
  const outcome = await sendForm(endpoint, { form: setup.name, id, ...values, fax }, files);
  if (outcome.kind === 'failed' && outcome.wait !== undefined) {
    closedUntil.set(setup.name, Date.now() + outcome.wait * 1000);
  }
  return outcome;
}

/** Shows that a message is being sent, and then its outcome. */
async function follow(controller: FormController, sending: Sending): Promise<void> {
  const { form, setup, dispatch } = controller;
  busy.add(form);
  dispatch({ type: 'send' });
  const outcome = await sending.outcome;
  const hasArrived = outcome.kind === 'sent' || outcome.kind === 'duplicate';
  if (hasArrived) removeDraft(setup.name);
  if (outcome.kind === 'rejected') noteRefusal(setup.name);
  // A form that has left the page shows the outcome when it is back.
  if (!form.isConnected) return;
  await conclude(controller, outcome, sending.values);
  busy.delete(form);
  // The same goes for a form about to leave: a page stays mounted while the next one loads.
  setTimeout(() => form.isConnected && forget(setup.name, sending), READ_AFTER);
}

function forget(name: string, sending: Sending) {
  if (underway.get(name) === sending) underway.delete(name);
}

async function conclude(
  controller: FormController,
  outcome: Outcome,
  values: Values,
): Promise<void> {
  const { setup, dispatch } = controller;
  if (outcome.kind === 'sent') {
    return accept(controller, setup.sent, { ...values, reference: outcome.reference ?? '' });
  }
  if (outcome.kind === 'duplicate')
    return accept(controller, setup.duplicate ?? setup.sent, values);
  if (outcome.kind === 'failed') return fail(controller, outcome);
  dispatch({ type: 'refuse', errors: outcome.errors, message: outcome.message });
}

async function accept(
  { form, setup, dispatch }: FormController,
  result: FormResult,
  values: Values,
): Promise<void> {
  const text = interpolate(result.text, values);
  const reference = setup.done && values.reference ? interpolate(setup.done.reference, values) : '';
  removeDraft(setup.name);
  form.reset();
  if (setup.name === 'newsletter') store(SUBSCRIBED, values.email ?? '');
  const toast = report(setup, 'good', result.title, text);
  // Text below a short form's field would repeat it.
  const isSaid = setup.done === undefined && (await toast);
  dispatch({
    type: 'accept',
    title: result.title,
    text: isSaid ? '' : `${text} ${reference}`.trim(),
  });
}

interface Failed {
  reason: keyof FormSetup['words']['failed']['reasons'];
  /** Seconds until the next attempt is allowed. */
  wait?: number;
}

function fail({ form, setup, dispatch }: FormController, { reason, wait = 0 }: Failed) {
  const { failed } = setup.words;
  const spans = { seconds: String(timeoutOf(readFiles(form)) / 1000), wait: toWait(wait) };
  const why = interpolate(failed.reasons[reason], spans);
  dispatch({ type: 'fail', reason: why });
  report(setup, 'bad', failed.title, why);
}

/** Opens the form as an email. Only the text below its button says so: a toast would repeat it. */
export function openMail({ form, setup, dispatch }: FormController): void {
  const { mailed } = setup.words;
  const lines = readMailLines(form, setup);
  const about = lines.find(({ name }) => name === 'subject')?.text ?? '';
  const text = toMailText(lines);
  const link = toMailLink(setup.email, setup.toSubject(readValues(form), about), text);
  const explanation = interpolate(mailed.text, { email: setup.email });
  window.location.assign(link);
  dispatch({ type: 'mail', explanation, link, text });
}

/** Discards what was restored. */
export function discard({ form, setup, dispatch }: FormController): void {
  removeDraft(setup.name);
  underway.delete(setup.name);
  form.reset();
  dispatch({ type: 'discard' });
}

/** Clears the form for another message. */
export function startAnew({ form, setup, dispatch }: FormController): void {
  underway.delete(setup.name);
  form.reset();
  dispatch({ type: 'empty' });
}

function keep({ form, setup }: Pick<FormController, 'form' | 'setup'>) {
  keepDraft(setup.name, readValues(form), window.location.search);
}

/**
 * Shows a toast.
 * @returns whether it was shown: if its script cannot be loaded, text in the page takes its place
 */
async function report(
  { words }: FormSetup,
  tone: 'good' | 'bad',
  title: string,
  text: string,
): Promise<boolean> {
  try {
    const { showToast } = await import('../components/ui/toaster');
    showToast({ tone, title, text }, words.toasts);
    return true;
  } catch {
    return false;
  }
}
