import {
  type Control,
  controlsOf,
  isCheckbox,
  isFiles,
  isTouched,
  presetOf,
  readValue,
} from './controls.ts';
import { createId, type Draft, keepDraft, type Link, readDraft, takeTyped } from './draft.ts';
import type { Arrival } from './types.ts';
import type { Values } from './values.ts';

/** What a form began with. */
export interface Beginning {
  /** Whether it holds words from before. */
  isKept: boolean;
  /** By name, what would have replaced something else that was typed, and was left out. */
  offered: Values;
  /** The link that filled it in. */
  link: Link | undefined;
}

/** The link that a form has followed. */
const followed = new WeakMap<HTMLFormElement, Link>();

/**
 * Decides what every field of a form first holds: what was typed before scripts had started, then
 * the draft, then the link, and otherwise what the page gave it. Nothing that was typed is replaced.
 * @param name the name of its draft
 */
export function beginForm(
  form: HTMLFormElement,
  name: string,
  { address, opened }: Arrival = {},
): Beginning {
  const arrived = address && createLink(address);
  const draft = gatherDraft(form, name);
  // A field that was emptied is no reason to leave out what a new link brings.
  const values = arrived ? dropEmpty(draft.values) : draft.values;
  const hasValues = Object.keys(dropEmpty(values)).length > 0;
  const isOpened = draft.link !== undefined && draft.link.id === opened;
  const link = arrived ?? (hasValues || isOpened ? draft.link : undefined);
  if (link) followed.set(form, link);
  const beginning: Beginning = { isKept: false, offered: {}, link };
  let isUsed = hasValues || link !== undefined;
  for (const [field, control] of Object.entries(controlsOf(form))) {
    const typed = isTouched(control) ? readValue(control) : undefined;
    isUsed ||= typed !== undefined;
    if (isFiles(control)) continue;
    const drafted = whereOffered(control, values[field]);
    const linked = whereOffered(control, link?.values[field]);
    const value = typed ?? drafted ?? linked;
    if (value === undefined) continue;
    if (typed === undefined) setValue(control, value);
    const offered = findOffer(control, value, { drafted, linked });
    if (offered !== '') beginning.offered[field] = offered;
    const before = { drafted, linked: arrived === undefined ? linked : undefined };
    beginning.isKept ||= isFromBefore(control, typed, before);
  }
  if (isUsed) keepForm(form, name);
  return beginning;
}

/** Adds to a form what was left out: a text below what is there, a choice instead of it. */
export function addOffered(form: HTMLFormElement, name: string, offered: Values): void {
  for (const [field, control] of Object.entries(controlsOf(form))) {
    const added = offered[field];
    if (added === undefined) continue;
    setValue(control, isProse(control) ? join(control.value, added) : added);
  }
  keepForm(form, name);
}

/** Keeps what was typed into a form, until it is sent or discarded. */
export function keepForm(form: HTMLFormElement, name: string): void {
  const draft = readDraft(name);
  const link = followed.get(form);
  const controls = Object.entries(controlsOf(form));
  // A form with fewer fields than another of its name leaves the others as they are.
  const own = new Set(controls.map(([field]) => field));
  const others = Object.entries(draft?.values ?? {}).filter(([field]) => !own.has(field));
  const typed = controls
    .filter(([, control]) => !isFiles(control))
    .map(([field, control]) => [field, control, tidy(readValue(control))] as const)
    .filter(([field, control, value]) => value !== (link?.values[field] ?? presetOf(control)))
    .map(([field, , value]) => [field, value]);
  keepDraft(name, {
    values: Object.fromEntries([...others, ...typed]),
    ...(link && { link }),
    ...(draft?.tried && { tried: draft.tried }),
  });
}

/** Forgets the link that a form has followed: its fields are emptied. */
export function forgetLink(form: HTMLFormElement): void {
  followed.delete(form);
}

/** A value that a field can hold: not a choice that its page no longer offers. */
function whereOffered(control: Control, value: string | undefined): string | undefined {
  if (!('options' in control) || value === undefined) return value;
  return [...control.options].some((option) => option.value === value) ? value : undefined;
}

/** The link that an address describes; those that people write contain any breaks and blanks. */
function createLink({ query, values }: NonNullable<Arrival['address']>): Link {
  const tidied = Object.entries(values).map(([name, value]) => [name, tidy(value)]);
  return { id: createId(), query, values: Object.fromEntries(tidied) };
}

/** The draft of a form, with what was typed into a page that was left before its scripts came. */
function gatherDraft(form: HTMLFormElement, name: string): Draft {
  const draft = readDraft(name) ?? { values: {} };
  const controls = controlsOf(form);
  for (const [field, value] of Object.entries(takeTyped(name))) {
    const control = controls[field];
    const drafted = draft.values[field] ?? '';
    if (control && isTouched(control)) continue;
    if (drafted === '') draft.values[field] = value;
    else if (control && isProse(control)) draft.values[field] = join(drafted, value);
  }
  return draft;
}

/** What a field could hold besides what was typed into it just now. */
interface Sources {
  drafted: string | undefined;
  linked: string | undefined;
}

/** Whether a field holds words from before: of the draft, or of a link that was followed then. */
function isFromBefore(
  control: Control,
  typed: string | undefined,
  { drafted, linked = '' }: Sources,
): boolean {
  // Firefox fills in a reloaded form by itself, before scripts run.
  if (typed !== undefined) return tidy(typed) !== '' && tidy(typed) === drafted;
  if (drafted !== undefined) return drafted !== '';
  // The topic of an old link says nothing; its words do.
  return linked !== '' && !('options' in control);
}

/** What a field could hold as well as its value; empty if that says it all. */
function findOffer(control: Control, value: string, { drafted, linked }: Sources): string {
  if (!isProse(control)) return linked === undefined || linked === value ? '' : linked;
  return [drafted, linked]
    .filter((text) => text !== undefined)
    .filter((text) => !value.includes(text))
    .join('\n\n');
}

function setValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== '';
  else control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function isProse(control: Control): boolean {
  return control.type === 'textarea';
}

/** One text below another, unless that contains it. */
function join(first: string, second: string): string {
  if (first.includes(second)) return first;
  return [first.trim(), second].filter(Boolean).join('\n\n');
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function dropEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
