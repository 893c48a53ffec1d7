import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchSource } from '#site';

import { createFinder, type FoundPage } from './finder.ts';
import { markTerms } from './mark-terms.ts';
import { buildIndex } from './search-index.ts';

const page: SearchDocument = {
  kind: 'page',
  path: '/company/about',
  title: 'About Ohmstead Grid',
  excerpt: 'Who we are.',
  category: '',
  author: '',
  sections: [{ to: '#test-bay', text: 'The test bay' }],
};

const article: SearchDocument = {
  kind: 'article',
  path: '/insights/capacitors',
  title: 'Reading a capacitor step',
  excerpt: 'What a bank tells you, IEC 61850 or not.',
  category: 'Technical Guides',
  author: 'Inés Okonkwo',
  sections: [
    { to: '#inrush', text: 'Inrush and its scars' },
    { to: '#harmonics', text: 'Harmonics at night' },
  ],
  article: { badge: 'outline', date: '2024-01-01', length: '9 min', product: null },
};

/** Creates a finder from an index that went through JSON. */
function createTestFinder(documents: SearchDocument[], words: Record<string, string> = {}) {
  const sources: SearchSource[] = documents.map((document) => ({
    ...document,
    words: words[document.path] ?? '',
  }));
  return createFinder(JSON.parse(JSON.stringify(buildIndex(sources))));
}

/** What a hit marks in the excerpt of its page. */
function listMarked(hit?: FoundPage): string[] {
  const pieces = hit ? markTerms(hit.document.excerpt, hit.terms) : [];
  return pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
}

const { find } = createTestFinder([page, article]);
const pathsFor = (query: string) => find(query).map(({ document }) => document.path);

describe('a search', () => {
  it.each([
    ['the title', 'capacitor'],
    ['the excerpt', 'bank'],
    ['the category', 'guides'],
    ['the author', 'okonkwo'],
    ['a heading', 'harmonics'],
  ])('finds a page by %s', (_, query) => {
    expect(pathsFor(query)).toEqual(['/insights/capacitors']);
  });

  it.each([
    ['capitals and accents', 'INES'],
    ['the rest of a word', 'capac'],
    ['a tab, as from a table', 'reading\tcapacitor'],
    ['a letter too few', 'capcitor'],
    ['a letter too many', 'harmmonics'],
  ])('ignores %s', (_, query) => {
    expect(pathsFor(query)).toEqual(['/insights/capacitors']);
  });

  it('matches numbers exactly', () => {
    expect(pathsFor('61850')).toHaveLength(1);
    expect(pathsFor('61840')).toEqual([]);
  });

  it('requires every word', () => {
    expect(pathsFor('reading capacitor night')).toHaveLength(1);
    expect(pathsFor('reading banana apple')).toEqual([]);
  });

  it('ignores stop words', () => {
    expect(pathsFor('how do I read the inrush of a capacitor')).toEqual(['/insights/capacitors']);
    expect(pathsFor('why')).toEqual([]);
  });

  it('finds pages with most of three words if none has all', () => {
    expect(pathsFor('capacitor inrush banana')).toEqual(['/insights/capacitors']);
    expect(pathsFor('capacitor banana apple')).toEqual([]);
  });

  it('finds pages with half of the words if none has more', () => {
    expect(pathsFor('capacitor banana')).toEqual(['/insights/capacitors']);
  });

  it('matches the letters of a formula as one word', () => {
    const { find } = createTestFinder([page, { ...page, path: '/gas', excerpt: 'Without CO₂.' }]);
    expect(find('CO2').map(({ document }) => document.path)).toEqual(['/gas']);
  });

  it('ranks pages by the number of matching words if none has all', () => {
    const other = { ...article, path: '/other', title: 'Inrush', excerpt: '', sections: [] };
    const { find } = createTestFinder([other, article]);
    const paths = find('inrush harmonics banana').map(({ document }) => document.path);
    expect(paths).toEqual(['/insights/capacitors']);
    const most = find('inrush capacitor harmonics banana').map(({ document }) => document.path);
    expect(most).toEqual(['/insights/capacitors']);
  });

  it.each([
    ['CO2 40', 'CO₂ in 40 m²'],
    ['40 m2', 'CO₂ in 40 m²'],
    ['12 μF', 'A step of 12 µF'],
    ['12 uF', 'A step of 12 µF'],
    ['Lodz', 'The substation of Łódź'],
    ['strasse', 'A bank in the Straße'],
    ['field office', 'The ﬁeld oﬃce'],
    ['61850-9-2', 'IEC\u00a061850\u20119\u20112'],
    ['400V', 'Mains of 400\u202fV'],
    ['1200 kvar', 'A bank of 1200kVAr'],
    ['cos phi', 'The target of cos φ'],
  ])('finds %s in “%s”, and marks it there', (query, title) => {
    const { find } = createTestFinder([page, { ...article, path: '/signs', title }]);
    const [hit] = find(query);
    expect(hit?.document.path).toBe('/signs');
    const pieces = markTerms(title, hit?.terms ?? []);
    expect(pieces.map(({ text }) => text).join('')).toBe(title);
    expect(pieces.filter(({ isMatch }) => isMatch).length).toBeGreaterThan(0);
  });

  it('finds nothing for an empty query', () => {
    expect(pathsFor('')).toEqual([]);
    expect(pathsFor(' … ')).toEqual([]);
  });

  it('ranks a title before a heading', () => {
    const other = { ...page, path: '/other', sections: [{ to: '#x', text: 'Capacitor' }] };
    const { find: findBoth } = createTestFinder([other, article]);
    expect(findBoth('capacitor').map(({ document }) => document.path)).toEqual([
      '/insights/capacitors',
      '/other',
    ]);
  });

  it('requires the first letter in a fuzzy match', () => {
    const { find: findRing } = createTestFinder([{ ...page, excerpt: 'We bring the ring.' }]);
    expect(listMarked(findRing('ring')[0])).toEqual(['ring']);
    expect(listMarked(findRing('rings')[0])).toEqual(['ring']);
    expect(createTestFinder([{ ...page, excerpt: 'We bring.' }]).find('ring')).toEqual([]);
    const { find: findRink } = createTestFinder([{ ...page, excerpt: 'The ring on the brink.' }]);
    expect(listMarked(findRink('rink')[0])).toEqual(['ring']);
  });

  it('returns what hits show, and the heading if only that matches', () => {
    const [hit] = find('inrush');
    const { sections: _, ...shown } = article;
    expect(hit?.document).toEqual(shown);
    expect(hit?.section).toEqual({ to: '#inrush', text: 'Inrush and its scars' });
    const sections = [{ to: '#parts', text: 'Parts of a capacitor' }];
    const { find: findBoth } = createTestFinder([{ ...article, sections }]);
    expect(findBoth('capacitor')[0]?.section).toBeUndefined();
  });
});

describe('the order of hits', () => {
  const toPage = (path: string, title: string): SearchDocument => ({ ...page, path, title });
  const breaker: SearchDocument = {
    ...toPage('/products/breaker', 'Breaker'),
    kind: 'product',
    searchTitle: 'Medium-voltage switchgear',
    rows: [{ to: '', text: 'Rated voltage: 38 kV' }],
  };

  it('has products before pages with the same words', () => {
    const finder = createTestFinder([toPage('/breaker', 'Breaker'), breaker]);
    const paths = finder.find('breaker').map(({ document }) => document.path);
    expect(paths).toEqual(['/products/breaker', '/breaker']);
  });

  it('ranks adjacent words first', () => {
    const { find } = createTestFinder([
      {
        ...toPage('/apart', 'Sheet'),
        excerpt: 'For life.',
        sections: [{ to: '#a', text: 'The end' }],
      },
      { ...toPage('/together', 'Sheet'), sections: [{ to: '#end', text: 'End of life' }] },
    ]);
    expect(find('end of life')[0]?.document.path).toBe('/together');
  });

  it('ranks a rated product before a page with the figure', () => {
    const apart = ['Current: 38 A', 'Voltage: 24 kV'].map((text) => ({ to: '', text }));
    const other = { ...breaker, path: '/products/relay', rows: apart };
    const about = { ...toPage('/about', 'Ratings'), excerpt: 'At 38 kV voltage.' };
    const { find } = createTestFinder([other, about, breaker]);
    const paths = find('38 kV volt').map(({ document }) => document.path);
    expect(paths).toEqual(['/products/breaker', '/about', '/products/relay']);
  });

  it('has a page before a product of which a row has the same word, if that is no figure', () => {
    const rows = [{ to: '', text: 'Interrupter: vacuum' }];
    const { find } = createTestFinder([
      breaker,
      { ...breaker, path: '/a', rows },
      toPage('/b', 'Vacuum'),
    ]);
    expect(find('vacuum').map(({ document }) => document.path)).toEqual(['/b', '/a']);
  });

  it('has a product whose description has a word before a page that is about it', () => {
    const about = {
      ...toPage('/about', 'A sealed interrupter'),
      sections: [{ to: '#', text: 'Vacuum' }],
    };
    const product = { ...breaker, excerpt: 'Interrupts in a vacuum.' };
    const { find } = createTestFinder([about, product], { '/about': 'Vacuum, and vacuum again' });
    const paths = find('vacuum').map(({ document }) => document.path);
    expect(paths).toEqual(['/products/breaker', '/about']);
  });

  it('has no product first for a row that all of them have', () => {
    const norm = [{ to: '', text: 'Quality: ISO 9001' }];
    const products = ['/a', '/b'].map((path) => ({ ...breaker, path, rows: norm }));
    const about = toPage('/about', 'ISO 9001 and other certificates');
    const { find } = createTestFinder([...products, about]);
    expect(find('ISO 9001')[0]?.document.path).toBe('/about');
  });

  it('has a product first whose name has most of the words, though others have all', () => {
    const bank = { ...breaker, path: '/products/bank', title: 'Sync', category: 'Capacitor Banks' };
    const about = { ...toPage('/about', 'Harmonics'), excerpt: 'A capacitor and a bank.' };
    const { find } = createTestFinder([about, bank, breaker]);
    const pathsFor = (query: string) => find(query).map(({ document }) => document.path);
    expect(pathsFor('capacitor bank harmonics')).toEqual(['/products/bank', '/about']);
    expect(pathsFor('capacitor bank price')).toEqual(['/products/bank', '/about']);
    expect(pathsFor('harmonics of a bank')).toEqual(['/about']);
  });

  it('has pages before positions with the same words', () => {
    const job: SearchDocument = { ...toPage('/job', 'Lead times'), kind: 'job' };
    const { find } = createTestFinder([job, toPage('/buying', 'Lead times')]);
    expect(find('lead time').map(({ document }) => document.path)).toEqual(['/buying', '/job']);
  });

  it('finds a product by its search title', () => {
    const { find } = createTestFinder([page, breaker]);
    const paths = find('medium voltage switchgear').map(({ document }) => document.path);
    expect(paths).toEqual([breaker.path]);
  });

  it('ranks a page named by the word before one that mentions it', () => {
    const pages = [toPage('/mentions', 'Streets'), toPage('/names', 'Harmonics of drives')];
    const { find } = createTestFinder(pages, { '/mentions': 'harmonics' });
    expect(find('harmonics').map(({ document }) => document.path)).toEqual(['/names', '/mentions']);
  });

  it('uses no fuzzy match if a word matches exactly', () => {
    const pages = [toPage('/relay', 'Relay'), toPage('/delay', 'Relax')];
    const { find } = createTestFinder(pages);
    expect(find('relay').map(({ document }) => document.path)).toEqual(['/relay']);
    expect(
      find('relaz')
        .map(({ document }) => document.path)
        .toSorted(),
    ).toEqual(['/delay', '/relay']);
  });
});

describe('the words of a text', () => {
  it('find its page, and are left out of hits', () => {
    const { find } = createTestFinder([page, article], { [page.path]: 'transformer' });
    const [hit, ...others] = find('transformer');
    expect(hit?.document.path).toBe(page.path);
    expect(hit?.document).not.toHaveProperty('words');
    expect(others).toEqual([]);
  });

  it('keep the rarest words if the index would be too large', () => {
    const pages = ['/a', '/b', '/c'].map((path) => ({ ...page, path, words: 'power relay' }));
    const sources = [...pages, { ...page, path: '/d', words: 'power winding' }];
    const { find } = createFinder(JSON.parse(JSON.stringify(buildIndex(sources, 4))));
    expect(find('winding').map(({ document }) => document.path)).toEqual(['/d']);
    expect(find('power')).toEqual([]);
  });
});

describe('marking', () => {
  it('marks matching words as written', () => {
    expect(markTerms('Inés reads relays, relays!', ['ines', 'relays'])).toEqual([
      { text: 'Inés', isMatch: true },
      { text: ' reads ', isMatch: false },
      { text: 'relays', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'relays', isMatch: true },
      { text: '!', isMatch: false },
    ]);
  });

  it('returns a text without a match as one segment', () => {
    expect(markTerms('Nothing here.', ['relay'])).toEqual([
      { text: 'Nothing here.', isMatch: false },
    ]);
    expect(markTerms('', ['relay'])).toEqual([]);
  });
});
