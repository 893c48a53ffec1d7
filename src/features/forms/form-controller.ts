import './forms.css';

import type { SiteData } from '#site';
import type { FormCopy } from '../../collections/files/forms.ts';
import { interpolate } from '../../lib/text.ts';
import { attemptDraft, removeDraft } from './draft.ts';
import { checkForm, pickAsked, readFiles, readValues } from './fields.ts';
import { addOffered, type Beginning, beginForm, forgetLink, keepForm } from './first-values.ts';
import type { FormAction, FormState } from './form-state.ts';
import { readMailLines, toMailLink, toMailText } from './mail.ts';
import { type SendResult, sendForm, timeoutOf } from './send.ts';
import type { Arrival, FormSetup } from './types.ts';
import type { Values } from './values.ts';
import { readVisit } from './visit.ts';

/** Exported from here so that both load together: either both are available or neither is. */
export { FormMessages } from './form-messages.tsx';
export { toFormState } from './form-state.ts';

/** A form in the page, the dispatch of its events, and what it shares with all forms of the site. */
export interface FormController {
  form: HTMLFormElement;
  setup: FormSetup;
  dispatch: (event: FormAction) => void;
  /** The server that receives it; null if it opens an email. */
  endpoint: string | null;
  site: SiteData['site'];
}

/** A message being sent: sending continues if its form leaves the page. */
interface Sending {
  values: Values;
  result: Promise<SendResult>;
}

/** By form name: messages being sent, or delivered but not yet shown as such. */
const underway = new Map<string, Sending>();

/** The forms that show a message being sent: the same one is not sent twice at the same time. */
const busy = new WeakSet<HTMLFormElement>();

/**
 * Fills in a form as it is shown, or as a link to it is followed. A message sent in the meantime is
 * not offered again: the form shows its result.
 * @param onBegun receives what the form began with
 */
export async function begin(
  controller: FormController,
  arrival: Arrival | undefined,
  onBegun?: (beginning: Beginning) => void,
): Promise<void> {
  const { form, setup, dispatch } = controller;
  const sending = underway.get(setup.name);
  const beginning = beginForm(form, setup.name, arrival);
  const { isKept, offered } = beginning;
  dispatch({ status: 'begun', isKept, offered });
  onBegun?.(beginning);
  if (sending) await follow(controller, sending);
}

/** Adds to a form what was left out for what had been typed. */
export function addToForm({ form, setup, dispatch }: FormController, offered: Values): void {
  addOffered(form, setup.name, offered);
  dispatch({ status: 'idle' });
  const [first = ''] = Object.keys(offered);
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

/** Keeps what is typed, and removes the error of a field once it is corrected. */
export function noteInput(controller: FormController, name: string): void {
  const { form, setup, dispatch } = controller;
  keepForm(form, setup.name);
  dispatch({ status: 'corrected', name, error: checkForm(form, setup.fields)[name] });
}

/** Checks a form, then sends it or opens it as an email. */
export async function submitForm(controller: FormController): Promise<void> {
  const { form, setup, dispatch, endpoint } = controller;
  if (busy.has(form)) return;
  const errors = checkForm(form, setup.fields);
  if (Object.keys(errors).length > 0) return dispatch({ status: 'invalid', errors, message: null });
  keepForm(form, setup.name);
  if (endpoint === null) return openMail(controller);
  const values = pickAsked(setup.fields, readValues(form));
  const sending = { values, result: post(controller, endpoint, values) };
  underway.set(setup.name, sending);
  await follow(controller, sending);
}

async function post(
  { form, setup: { name } }: FormController,
  endpoint: string,
  values: Values,
): Promise<SendResult> {
  const { fax = '' } = readValues(form);
  const files = readFiles(form);
  // The same values with other files are a new message.
  const tried = files
    .map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)
    .join();
  const id = attemptDraft(name, tried === '' ? values : { ...values, files: tried });
  return sendForm(endpoint, { form: name, id, ...values, ...readVisit(), fax }, files);
}

/** Shows that a message is being sent, and then its result. */
async function follow(controller: FormController, sending: Sending): Promise<void> {
  const { form, setup, dispatch } = controller;
  busy.add(form);
  dispatch({ status: 'sending' });
  const result = await sending.result;
  if (result.status === 'sent' || result.status === 'duplicate') removeDraft(setup.name);
  // A form that has left the page shows the result when it is back.
  if (!form.isConnected) return;
  underway.delete(setup.name);
  await conclude(controller, result, sending.values);
  busy.delete(form);
}

/** Shows the result of a message with these values. */
async function conclude(
  controller: FormController,
  result: SendResult,
  values: Values,
): Promise<void> {
  const { form, setup, dispatch } = controller;
  if (result.status === 'invalid') return dispatch(result);
  if (result.status === 'failed') return fail(controller, result.reason);
  const { done, sent, duplicate = sent } = setup;
  const { title, text } = result.status === 'duplicate' ? duplicate : sent;
  const { reference = null } = result.status === 'sent' ? result : {};
  const filledText = interpolate(text, values);
  const number = done && reference ? interpolate(done.reference, { reference }) : '';
  empty(form);
  // A longer form is replaced by a panel that says it; a short one has one line below its field.
  const isSaid = done === undefined && (await report(controller, 'good', title, filledText));
  dispatch({ status: 'sent', title, text: isSaid ? '' : `${filledText} ${number}`.trim() });
}

function fail(controller: FormController, reason: keyof FormCopy['failed']['reasons']) {
  const { form, setup, dispatch, site } = controller;
  const { title, reasons } = site.forms.failed;
  const why = interpolate(reasons[reason], {
    seconds: String(timeoutOf(readFiles(form)) / 1000),
  });
  dispatch({ status: 'failed', reason: why });
  if (setup.done === undefined) report(controller, 'bad', title, why);
}

/** Opens the form as an email. Only the text below its button says so: a toast would repeat it. */
export function openMail({ form, setup, dispatch, site }: FormController): void {
  const { fields, subject, toSubject = () => subject } = setup;
  const lines = readMailLines(form, fields);
  const about = lines.find(({ name }) => name === 'subject')?.text ?? '';
  const text = toMailText(lines);
  const link = toMailLink(site.contact.email, toSubject(readValues(form), about), text);
  window.location.assign(link);
  dispatch({ status: 'mailed', link, text });
}

/** Empties a form: what it held is discarded, or was sent and another message follows. */
export function clear({ form, setup, dispatch }: FormController, emptied: FormState): void {
  removeDraft(setup.name);
  underway.delete(setup.name);
  empty(form);
  dispatch(emptied);
}

/** Empties the fields of a form, and forgets the values that its link filled in. */
function empty(form: HTMLFormElement) {
  forgetLink(form);
  form.reset();
}

/** Shows a toast; false if its script cannot be loaded: text in the page takes its place then. */
async function report(
  { site }: FormController,
  tone: 'good' | 'bad',
  title: string,
  text: string,
): Promise<boolean> {
  try {
    const { showToast } = await import('../../components/ui/toaster.tsx');
    showToast({ tone, title, text }, site.forms.toasts);
    return true;
  } catch {
    return false;
  }
}
