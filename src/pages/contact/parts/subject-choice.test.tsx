import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseByLink } from './subject-choice';

beforeEach(() => {
  render(
    <form aria-label="Inquiry">
      <select name="topic" defaultValue="quote">
        <option value="quote">A quote</option>
        <option value="careers">A position</option>
      </select>
      <select name="subject" defaultValue="">
        <option value="">Nothing</option>
        <option value="job:tester">Tester</option>
      </select>
      <textarea name="message" />
    </form>,
  );
});
afterEach(cleanup);

const form = () => screen.getByRole<HTMLFormElement>('form');
const values = () => Object.fromEntries(new FormData(form()));

it('chooses what a link asks for, and begins the message', () => {
  chooseByLink(form(), '?topic=careers&job=tester&message=Hello');
  expect(values()).toEqual({ topic: 'careers', subject: 'job:tester', message: 'Hello' });
});

it('leaves what a link does not name, or names wrongly', () => {
  chooseByLink(form(), '?topic=gossip&product=nothing');
  expect(values()).toEqual({ topic: 'quote', subject: '', message: '' });
});

it('never replaces the words of a visitor', () => {
  screen.getByRole<HTMLTextAreaElement>('textbox').value = 'My own';
  chooseByLink(form(), '?message=Hello');
  expect(values()).toMatchObject({ message: 'My own' });
});
