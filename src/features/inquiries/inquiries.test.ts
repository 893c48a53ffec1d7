import { describe, expect, it } from 'vitest';
import type { Content } from '#site';
import { readSampleCopy } from '../../components/ui/site.fixture.tsx';
import { contactCopySchema } from './copy.ts';
import { copyAbout, toShortInquiry } from './inquiries.ts';

const copy = readSampleCopy(contactCopySchema, 'company/contact');
const content = {
  getPath: () => '/contact',
  getCopy: () => copy,
} as unknown as Content;
const about = {
  name: 'Core',
  subject: { kind: 'product', slug: 'core' },
  content,
} as const;
const contact = { label: 'Ask', to: '/contact?topic=sales#form' };
const elsewhere = { label: 'Read', to: '/insights' };

describe('an invitation to an inquiry', () => {
  const closing = { title: '{name}', lead: 'On {name}', actions: [contact, elsewhere] };

  it('names the entry and links to the contact page with it', () => {
    const ask = { title: 'Ask about {name}', text: '{name} in words', action: contact };
    const asking = copyAbout({ ask, closing, other: '{name}' }, about);
    expect(asking.ask).toEqual({
      title: 'Ask about Core',
      text: 'Core in words',
      action: { label: 'Ask', to: '/contact?topic=sales&product=core#form' },
    });
    expect(asking.other).toBe('{name}');
  });

  it('adds nothing to other links, or without an entry', () => {
    const named = copyAbout({ closing }, about);
    expect(named.closing).toMatchObject({ title: 'Core', lead: 'On Core' });
    expect(named.closing.actions.map(({ to }) => to)).toEqual([
      '/contact?topic=sales&product=core#form',
      '/insights',
    ]);
    const bare = copyAbout({ closing }, { ...about, subject: null });
    expect(bare.closing.actions).toEqual([contact, elsewhere]);
  });

  it('prefers the copy of the entry', () => {
    const own = { title: 'Own {name}', lead: 'Own' };
    expect(copyAbout({ closing: { ...closing, actions: [] } }, about, own)).toEqual({
      closing: { title: 'Own Core', lead: 'Own', actions: [] },
    });
  });
});

describe('a short inquiry', () => {
  it('has the copy of the contact form and three of its fields', () => {
    const { fields, send, label } = toShortInquiry(content);
    expect({ send, label }).toEqual({ send: copy.form.send, label: copy.form.label });
    expect(fields).toEqual({
      name: copy.form.fields.name,
      email: copy.form.fields.email,
      message: copy.form.fields.message,
    });
  });

  it('is sent under the first topic, or under the name of the form where there is none', () => {
    expect(toShortInquiry(content).subject).toBe(copy.topics[0]?.subject);
    const bare = { ...content, getCopy: () => ({ ...copy, topics: [] }) } as unknown as Content;
    expect(toShortInquiry(bare).subject).toBe(copy.form.label);
  });
});
