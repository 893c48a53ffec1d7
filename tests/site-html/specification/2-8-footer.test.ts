import { describe, expect, it } from 'vitest';

import { EMAIL, footerColumns, legalLinks, PHONE, screens, site } from '../../site/facts.ts';
import { readBuilt } from '../dist.ts';
import { linkOf, openPage, partOf, plain, targetsOf, textOf, textsOf } from '../document.ts';

const { year } = JSON.parse(readBuilt('frame.json'));

describe.each([...screens.map(({ path }) => path), '/404'])('the footer of %s', (path) => {
  const footer = partOf(openPage(path), 'body > footer');

  it('has a newsletter box with a Subscribe button', () => {
    const form = partOf(footer, 'form');
    expect(textOf(form, 'label')).toBe('Email address');
    expect(textOf(form, 'button')).toBe('Subscribe');
  });

  it('has its columns of links', () => {
    const columns = [...footer.querySelectorAll('nav > div')];
    expect(columns.map((column) => textOf(column, 'h3'))).toEqual(Object.keys(footerColumns));
    expect(columns.map((column) => targetsOf(column))).toEqual(Object.values(footerColumns));
  });

  it('has the legal links', () => {
    const end = partOf(footer, '.footer__end');
    expect(targetsOf(end)).toEqual(expect.arrayContaining(legalLinks));
  });

  it('has its social icons, each with a name and a target', () => {
    const icons = [...footer.querySelectorAll('.footer__social a')];
    expect(icons).toHaveLength(site.footer.social.length);
    for (const icon of icons) {
      expect(icon.getAttribute('aria-label')).toMatch(/\S/);
      expect(icon.getAttribute('href')).toMatch(/^https:\/\/\S+/);
      expect(icon.querySelectorAll('svg')).toHaveLength(1);
    }
  });

  it('has phone, email and address', () => {
    const address = partOf(footer, 'address');
    const number = `tel:${PHONE.replace(/[^+\d]/g, '')}`;
    expect(linkOf(address, plain(PHONE)).getAttribute('href')).toBe(number);
    expect(linkOf(address, EMAIL).getAttribute('href')).toBe(`mailto:${EMAIL}`);
    expect(plain(address.textContent)).toContain(plain(site.contact.address));
  });

  it('has a copyright line with the year of the build', () => {
    expect(textsOf(footer, '.footer__end').join()).toContain(`© ${year}`);
  });
});
