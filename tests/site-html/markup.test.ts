import { describe, expect, it } from 'vitest';

import { builtPages } from '../site/built-pages.ts';
import { openPage, textsOf } from './document.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function levelOf(heading: Element | undefined): number {
  return Number(heading?.tagName.slice(1) ?? 0);
}

function startsOf(elements: Element[]): string[] {
  return elements.map((element) => element.outerHTML.slice(0, 120));
}

describe.each([...builtPages, '/404'])('%s', (path) => {
  const page = openPage(path);

  it('has no inline script, no style attribute and no handler', () => {
    const forbidden = page.querySelectorAll(
      'script:not([src], [type="application/ld+json"]), [style], [onclick], [onload]',
    );
    expect(startsOf([...forbidden])).toEqual([]);
  });

  it('has one title, one main heading, one footer, and leaps over no level', () => {
    const headings = [...page.querySelectorAll(HEADINGS)];
    const leaps = headings.filter((one, index) => levelOf(one) > levelOf(headings[index - 1]) + 1);
    expect(startsOf(leaps)).toEqual([]);
    expect(page.querySelectorAll('head > title')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('body > footer')).toHaveLength(1);
  });

  it('names each navigation once, and none like a section of the page', () => {
    const nameOf = (nav: Element) => nav.getAttribute('aria-label') ?? textsOf(nav, 'h2')[0];
    const names = [...page.querySelectorAll('nav')].map(nameOf);
    expect(names.filter((name, at) => !name || names.indexOf(name) !== at)).toEqual([]);
    const headings = textsOf(page, `main section :is(${HEADINGS}):not(nav *)`);
    const own = [...page.querySelectorAll('main nav')].map((nav) => nameOf(nav) ?? '');
    expect(own.filter((name) => headings.includes(name))).toEqual([]);
  });

  // Such controls would do nothing without JavaScript unless disabled. With JavaScript,
  // browser/full/controls.spec.ts presses all of them.
  it('has no link that leads nowhere, and no button that neither submits nor commands', () => {
    const dead = [
      ...page.querySelectorAll('a:not([href]), a[href=""], a[href="#"]'),
      ...page.querySelectorAll(
        'button:not(form[action] button, fieldset[disabled] button, [commandfor], [popovertarget], [disabled])',
      ),
    ].filter((control) => {
      const form = page.getElementById(control.getAttribute('form') ?? '');
      return form?.hasAttribute('action') !== true;
    });
    expect(startsOf(dead)).toEqual([]);
  });
});
