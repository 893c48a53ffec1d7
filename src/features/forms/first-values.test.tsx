import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Control, controlsOf, readValue } from './controls.ts';
import { addOffered, beginForm, forgetLink, keepForm } from './first-values.ts';
import { keepTyped } from './keep-typed.ts';
import type { Arrival } from './types.ts';

const NAME = 'inquiry';

const page = (
  <form data-form={NAME}>
    <select name="topic">
      <option value="general">Anything</option>
      <option value="quote">A quote</option>
      <option value="careers">A position</option>
    </select>
    <input name="name" />
    <textarea name="message" />
    <input type="checkbox" name="newsletter" value="yes" />
    <input type="file" name="files" />
  </form>
);

/** Another page with a form of the same name, and fewer fields. */
const shortPage = (
  <form data-form={NAME}>
    <input name="name" />
    <textarea name="message" />
  </form>
);

/** Opens a page, and leaves the one before. */
function open(element = page): HTMLFormElement {
  cleanup();
  const form = render(element).container.querySelector('form');
  if (form === null) throw new Error('the page has no form');
  return form;
}

/** Opens the page, fills in its form, and returns both what it holds and what it began with. */
function begin(arrival: Arrival = {}, element = page) {
  const form = open(element);
  return { form, values: () => valuesOf(form), ...beginForm(form, NAME, arrival) };
}

function valuesOf(form: HTMLFormElement) {
  const values = Object.entries(controlsOf(form)).map(([name, control]) => [
    name,
    readValue(control),
  ]);
  return Object.fromEntries(values.filter(([name]) => name !== 'files'));
}

/** Types, chooses or checks as a visitor does. */
function type(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlsOf(form)[name] as Control;
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value !== '';
    else control.value = value;
  }
  keepForm(form, NAME);
}

const EMPTY = { topic: 'general', name: '', message: '', newsletter: '' };
const drawing = { query: '?drawing', values: { topic: 'quote', message: 'Drawing' } };
const position = { query: '?position', values: { topic: 'careers' } };

beforeEach(() => sessionStorage.clear());

describe('the initial values of a form', () => {
  it('are those of the page without a draft and a link', () => {
    const { values, isKept, offered } = begin();
    expect(values()).toEqual(EMPTY);
    expect({ isKept, offered }).toEqual({ isKept: false, offered: {} });
    expect(sessionStorage.length).toBe(0);
  });

  it('are those of a link, and otherwise those of the page', () => {
    const { values, isKept } = begin({ address: drawing });
    expect(values()).toEqual({ ...EMPTY, topic: 'quote', message: 'Drawing' });
    expect(isKept).toBe(false);
  });

  it('are those of a draft, for each type of field', () => {
    const draft = { topic: 'careers', name: 'Robin', message: 'Hello', newsletter: 'yes' };
    type(open(), draft);
    const { values, isKept } = begin();
    expect(values()).toEqual(draft);
    expect(isKept).toBe(true);
  });

  it('prefer the draft to the link in each field', () => {
    type(open(), { topic: 'careers', message: 'My own' });
    const { values, offered } = begin({ address: drawing });
    expect(values()).toEqual({ ...EMPTY, topic: 'careers', message: 'My own' });
    expect(offered).toEqual({ topic: 'quote', message: 'Drawing' });
  });

  it('are those of the link in fields that the draft lacks', () => {
    type(open(), { message: 'My own' });
    expect(begin({ address: position }).values()).toMatchObject({
      topic: 'careers',
      message: 'My own',
    });
  });

  it('prefer what was typed before hydration to draft and link', () => {
    type(open(), { message: 'My own' });
    const form = open();
    Object.assign(controlsOf(form).message as Control, { value: 'Typed early' });
    Object.assign(controlsOf(form).topic as Control, { value: 'careers' });
    const { offered } = beginForm(form, NAME, { address: drawing });
    expect(valuesOf(form)).toMatchObject({ topic: 'careers', message: 'Typed early' });
    expect(offered).toEqual({ topic: 'quote', message: 'My own\n\nDrawing' });
  });

  it("count as restored if the browser has filled in the draft's values", () => {
    type(open(), { message: 'My own' });
    const form = open();
    Object.assign(controlsOf(form).message as Control, { value: 'My own' });
    expect(beginForm(form, NAME)).toMatchObject({ isKept: true, offered: {} });
  });

  it('are choices that are still offered', () => {
    sessionStorage.setItem('ohmstead.inquiry', '{"values":{"topic":"gossip","files":"a.pdf"}}');
    expect(begin().values()).toEqual(EMPTY);
  });

  it('take the choice of the link if that of the draft is gone', () => {
    sessionStorage.setItem('ohmstead.inquiry', '{"values":{"topic":"gossip","name":"Robin"}}');
    const { values, offered } = begin({ address: position });
    expect(values()).toEqual({ ...EMPTY, topic: 'careers', name: 'Robin' });
    expect(offered).toEqual({});
  });

  it('take the choice of the page if that of the link is not offered', () => {
    const gone = { query: '?topic=gossip', values: { topic: 'gossip' } };
    expect(begin({ address: gone }).values()).toEqual(EMPTY);
  });
});

describe('a link', () => {
  it('replaces the untouched values of an earlier link', () => {
    type(begin({ address: drawing }).form, { name: 'Robin' });
    const { values } = begin({ address: position });
    expect(values()).toEqual({ ...EMPTY, topic: 'careers', name: 'Robin' });
  });

  it('fills in a field that was emptied', () => {
    type(begin({ address: drawing }).form, { message: '' });
    expect(begin({ address: drawing }).values()).toMatchObject({ message: 'Drawing' });
  });

  it('is followed again only from its own history entry', () => {
    const { link } = begin({ address: drawing });
    expect(begin({}, shortPage).values()).toEqual({ name: '', message: '' });
    expect(begin().values()).toEqual(EMPTY);
    const { values, isKept } = begin({ opened: link?.id });
    expect(values()).toMatchObject({ topic: 'quote', message: 'Drawing' });
    expect(isKept).toBe(true);
  });

  it('is kept with the draft, also by shorter forms', () => {
    type(begin({ address: drawing }).form, { name: 'Robin' });
    expect(begin({}, shortPage).values()).toEqual({ name: 'Robin', message: 'Drawing' });
    expect(begin().values()).toMatchObject({ topic: 'quote', name: 'Robin' });
  });

  it('makes no draft by itself, with any kind of line break', () => {
    const address = { query: '?lines', values: { message: ' One\r\nTwo ' } };
    const { form, values } = begin({ address });
    expect(values()).toMatchObject({ message: 'One\nTwo' });
    keepForm(form, NAME);
    expect(begin({ address: drawing }).values()).toMatchObject({ message: 'Drawing' });
  });

  it('is forgotten when the form is emptied', () => {
    const { form, link } = begin({ address: drawing });
    forgetLink(form);
    form.reset();
    keepForm(form, NAME);
    expect(begin({ opened: link?.id }).values()).toEqual(EMPTY);
  });
});

describe('what a form has left out', () => {
  it('is appended to a text, replaces a choice, and is not offered again', () => {
    type(open(), { topic: 'careers', message: 'My own' });
    const { form, offered, values } = begin({ address: drawing });
    addOffered(form, NAME, offered);
    expect(values()).toMatchObject({ topic: 'quote', message: 'My own\n\nDrawing' });
    expect(begin().offered).toEqual({});
    expect(begin().values()).toMatchObject({ message: 'My own\n\nDrawing' });
  });
});

describe('text typed on a page that was left before hydration', () => {
  const leave = (values: Record<string, string>) => {
    const form = open(shortPage);
    for (const [name, value] of Object.entries(values)) {
      Object.assign(controlsOf(form)[name] as Control, { value });
    }
    keepTyped(form);
  };

  it('is restored in the next form of the same name', () => {
    leave({ message: 'In a hurry' });
    expect(begin().values()).toMatchObject({ message: 'In a hurry' });
    expect(begin().values()).toMatchObject({ message: 'In a hurry' });
  });

  it("is appended to the draft's message, and replaces no one-line field", () => {
    type(open(), { name: 'Robin', message: 'My own' });
    leave({ name: 'R', message: 'In a hurry' });
    expect(begin().values()).toMatchObject({ name: 'Robin', message: 'My own\n\nIn a hurry' });
  });

  it('is nothing if nothing was typed', () => {
    leave({});
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a draft', () => {
  it('keeps fields that a shorter form lacks', () => {
    type(open(), { topic: 'careers', name: 'Robin' });
    type(begin({}, shortPage).form, { name: 'Robin C.' });
    expect(begin().values()).toMatchObject({ topic: 'careers', name: 'Robin C.' });
  });
});
