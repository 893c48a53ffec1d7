import { expect, it } from 'vitest';

import { leaders, openJobs } from '../../site/facts.ts';
import { openPage, partOf, plain, regionOf, textOf, textsOf } from '../document.ts';

const page = openPage('/company');

it('there is a mission', () => {
  expect(textOf(regionOf(page, 'Our mission'), 'p')).toMatch(/.{40}/);
});

it('each core value has a heading and a text', () => {
  const cards = [...regionOf(page, 'Core values').querySelectorAll('li')];
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    expect(textOf(card, 'h3')).toMatch(/\S/);
    expect(textOf(card, 'p')).toMatch(/.{20}/);
  }
});

it('the timeline has its milestones in order', () => {
  const curve = partOf(page, '.load-curve');
  const years = textsOf(curve, 'li time');
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual(years.toSorted());
  expect(textsOf(curve, 'li h3')).toHaveLength(years.length);
  expect(textsOf(curve, 'li p').filter((text) => text.length > 20)).toHaveLength(years.length);
});

it('each leader has a name, a role, a bio and a picture', () => {
  const people = [...regionOf(page, 'Leadership').querySelectorAll('li')];
  expect(people.map((person) => textOf(person, 'h3'))).toEqual(leaders.map(({ name }) => name));
  for (const person of people) {
    expect(person.querySelectorAll(':scope > svg, img')).toHaveLength(1);
    const [role = '', bio = ''] = textsOf(person, 'p');
    expect(role).toMatch(/\S{2}/);
    expect(bio).toMatch(/.{30}/);
  }
});

it('each open job says its type and has Apply Now', () => {
  const jobs = [...page.querySelectorAll('.jobs > li')];
  expect(jobs).toHaveLength(openJobs.length);
  for (const [index, { slug, type }] of openJobs.entries()) {
    const job = jobs[index] ?? page;
    expect(plain(job.textContent)).toContain(type);
    const apply = partOf(job, 'a[aria-label]');
    expect(plain(apply.getAttribute('aria-label'))).toBe(`Apply Now: ${textOf(job, 'h3')}`);
    expect(plain(apply.textContent)).toBe('Apply Now');
    expect(apply.getAttribute('href')).toBe(`/company/contact?topic=careers&job=${slug}`);
  }
});

it('a partner block offers Get in Touch and Schedule Meeting', () => {
  expect(textsOf(regionOf(page, /Partner/), 'a')).toEqual(['Get in Touch', 'Schedule Meeting']);
});
