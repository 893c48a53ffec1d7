import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSampleCopy, renderInSite, sampleContext } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { toInquiry } from './inquiry.ts';
import type { OneLinePage } from './page.ts';
import { preload, View } from './view.tsx';

const PATH = '/products/build';
const copy = readSampleCopy(oneLineCopySchema, 'products/build');
const [first = '', second = ''] = copy.voltages.choices.map(({ label }) => label);
const slugs = new Set(Object.values(copy.roles).flatMap((role) => role?.product ?? []));
const page = {
  copy,
  path: PATH,
  kind: 'one-line',
  head: copy.seo,
  products: [...slugs].map((slug) => ({
    slug,
    path: `/products/${slug}`,
    name: slug,
    category: 'Equipment',
    portrait: undefined,
    ordering: [{ code: 'PS', meaning: 'Family', options: [] }],
    revision: 'A',
    revisionLabel: 'Rev.',
    offers: [],
  })),
  breadcrumb: [{ label: 'Products', path: '/products' }],
  drawing: undefined,
  contact: '/company/contact',
  origin: 'https://grid.test',
} satisfies OneLinePage;

/** The page with a bank whose size a visitor enters. */
const size = { from: 100, to: 1000, step: 50 };
const bank = copy.roles.bank && { ...copy.roles.bank, size };
const sized = { ...page, copy: { ...copy, roles: { ...copy.roles, bank } } };

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const problem = (name: keyof typeof copy.problems.choices) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(`^${copy.problems.choices[name].label}`),
  });
/** The names of the drawn feeders, for wide screens and phones. */
const feeders = () =>
  new Set(
    [...document.querySelectorAll('svg text')].flatMap(
      ({ textContent }) => textContent?.match(/^F\d+$/) ?? [],
    ),
  );
const materials = () =>
  document.querySelectorAll('.priced-materials tbody')[0]?.querySelectorAll('tr') ?? [];
const readStatus = () => screen.getByRole('status').textContent;
/** The target of the link to an engineer. */
const inquiry = () =>
  new URL(
    screen.getAllByRole('link', { name: copy.send.label }).at(-1)?.getAttribute('href') ?? '',
    page.origin,
  );

/** Renders the page and waits for the bill of materials, which loads later. */
async function openWithMaterials() {
  renderInSite(<View page={page} />);
  await waitFor(() => expect(materials().length).toBeGreaterThan(0));
}

beforeEach(() => window.history.replaceState({ router: 'kept' }, '', PATH));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the configurator', () => {
  it('draws each answer, writes it to the address and announces it', async () => {
    await openWithMaterials();
    expect(readStatus()).toBe('');
    const before = materials().length;
    fireEvent.click(screen.getByRole('radio', { name: second }));
    fireEvent.click(screen.getByRole('radio', { name: '8' }));
    fireEvent.click(problem('lights'));
    await waitFor(() => expect(feeders().size).toBe(8));
    expect(materials().length).toBeGreaterThan(before);
    const query = new URLSearchParams(window.location.search);
    expect([query.get('kv'), query.get('n'), query.getAll('solve')]).toEqual([
      second,
      '8',
      ['penalty', 'ring', 'lights'],
    ]);
    expect(window.history.state).toEqual({ router: 'kept' });
    expect(readStatus()).toContain(`${second}, 8 feeders`);
    fireEvent.click(problem('lights'));
    expect(materials()).toHaveLength(before);
  });

  it('sends the address of the drawing, the answers and the bill of materials', async () => {
    await openWithMaterials();
    fireEvent.click(screen.getByRole('radio', { name: '4' }));
    const { pathname, searchParams } = inquiry();
    expect(pathname).toBe(page.contact);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: copy.send.label });
    expect(new Set(links.map(({ href }) => href)).size).toBe(1);
    expect(links.length).toBeGreaterThan(1);
    expect([searchParams.get('n'), searchParams.get('topic')]).toEqual(['4', copy.send.topic]);
    const message = searchParams.get('message') ?? '';
    expect(message).toContain(`${page.origin}${PATH}${window.location.search}`);
    expect(message).toContain(copy.problems.choices.ring.label);
    for (const row of materials()) {
      const [position, name] = row.querySelectorAll('.materials__position, th b');
      expect(message).toContain(`${position?.textContent}  ${name?.textContent}, `);
    }
  });

  it('leaves unanswered parts of an ordering code open, and prints the settled ones', async () => {
    const meter = { product: 'core', quantity: '', location: '', open: ['Class'] };
    const settled = [{ meaning: 'Volt', code: '120' }];
    const option = [{ code: 'A', says: '' }];
    const ordering = [
      { code: 'CO', meaning: 'Family', options: [] },
      { code: '277', meaning: 'Volt', options: option },
      { code: '5A', meaning: 'Ampere', options: option },
      { code: '02', meaning: 'Class', options: [] },
    ];
    const changed = {
      ...page,
      copy: { ...copy, roles: { ...copy.roles, meter: { ...meter, settled } } },
      products: page.products.map((one) => (one.slug === 'core' ? { ...one, ordering } : one)),
    };
    renderInSite(<View page={changed} />);
    await waitFor(() => expect(materials().length).toBeGreaterThan(0));
    expect(inquiry().searchParams.get('message')).toContain(': CO-120-··-··');
  });

  it('settles in a code what follows from the voltage, and leaves it open where nothing does', () => {
    const switchgear = { product: 'switch', quantity: '', location: '', open: [] };
    const settled = [{ meaning: 'kV', code: '{rated}' }];
    const option = [{ code: '1 to 38', says: '' }];
    const ordering = [{ code: '38', meaning: 'kV', options: option }];
    const [one, ...others] = copy.voltages.choices;
    const changed = (rated?: string) => ({
      ...page,
      copy: {
        ...copy,
        voltages: { ...copy.voltages, choices: [{ label: one?.label ?? '', rated }, ...others] },
        roles: { ...copy.roles, switchgear: { ...switchgear, settled } },
      },
      products: page.products.map((each) =>
        each.slug === 'switch' ? { ...each, ordering } : each,
      ),
    });
    const choices = { voltage: first, feeders: 3, problems: [] };
    const messageOf = (rated?: string) =>
      new URL(toInquiry(changed(rated), choices), page.origin).searchParams.get('message');
    expect(messageOf('17')).toContain(': 17\n');
    expect(messageOf()).toContain(': ··\n');
  });

  it('draws the answers of an address, ignores invalid ones, and resets', () => {
    window.history.replaceState(null, '', `?kv=${second}&n=7&solve=ring&solve=nonsense`);
    renderInSite(<View page={page} />);
    expect(isChosen(second)).toBe(true);
    expect(isChosen('6')).toBe(true);
    expect([problem('ring').checked, problem('penalty').checked]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(window.location.search).toBe('');
    expect(isChosen(first)).toBe(true);
    expect(problem('penalty').checked).toBe(true);
  });

  it('keeps answers chosen before hydration, and otherwise takes those of the address', async () => {
    const inSite = (
      <MemoryRouter>
        <SiteContext value={sampleContext}>
          <View page={page} />
        </SiteContext>
      </MemoryRouter>
    );
    document.body.innerHTML = renderToString(inSite);
    screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked = true;
    window.history.replaceState(null, '', `?kv=${second}&n=4`);
    const root = await act(() => hydrateRoot(document.body, inSite));
    expect([isChosen(second), isChosen('8')]).toEqual([true, true]);
    await waitFor(() => expect(feeders().size).toBe(8));
    const query = new URLSearchParams(window.location.search);
    expect([query.get('kv'), query.get('n')]).toEqual([second, '8']);
    act(() => root.unmount());
  });

  it('writes a size to the address in whole units, and nothing once its box is empty', async () => {
    await preload();
    renderInSite(<View page={sized} />);
    const box = () => screen.getByLabelText<HTMLInputElement>(copy.budget?.size ?? '');
    const readBank = () => new URLSearchParams(window.location.search).get('bank');
    fireEvent.change(box(), { target: { value: '600.4' } });
    expect([readBank(), box().value]).toEqual(['600', '600']);
    fireEvent.change(box(), { target: { value: '' } });
    expect([readBank(), box().value]).toEqual([null, '']);
  });

  it('keeps month and size entered before the bill of materials is hydrated, beside the address', async () => {
    await preload();
    const inSite = (
      <MemoryRouter>
        <SiteContext value={sampleContext}>
          <View page={sized} />
        </SiteContext>
      </MemoryRouter>
    );
    document.body.innerHTML = renderToString(inSite);
    screen.getByLabelText<HTMLInputElement>(copy.budget?.by ?? '').value = '2027-03';
    screen.getByLabelText<HTMLInputElement>(copy.budget?.size ?? '').value = '600';
    window.history.replaceState(null, '', `?kv=${second}&n=4&solve=penalty`);
    const root = await act(() => hydrateRoot(document.body, inSite));
    const read = () => {
      const query = new URLSearchParams(window.location.search);
      return ['kv', 'n', 'by', 'bank'].map((name) => query.get(name));
    };
    await waitFor(() => expect(read()).toEqual([second, '4', '2027-03', '600']));
    act(() => root.unmount());
  });
});
