/** The facts of the specification that more than one test needs, as plain values. */

export const screens = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
  { path: '/markets', name: 'Markets' },
  { path: '/insights', name: 'Insights' },
  { path: '/company', name: 'Company' },
];

/** Matches no page of the site. */
export const UNKNOWN_PATH = '/no/such-page';

export const products = [
  { slug: 'core', name: 'Core', category: 'Power Metering' },
  { slug: 'gridops', name: 'GridOps', category: 'Substation Control' },
  { slug: 'switch', name: 'Switch', category: 'Switchgear Solutions' },
  { slug: 'lumen', name: 'Lumen', category: 'Smart Lighting' },
  { slug: 'powersync', name: 'PowerSync', category: 'Capacitor Banks' },
  { slug: 'link', name: 'Link', category: 'IoT Connectivity' },
];

export const markets = [
  { slug: 'municipalities', name: 'Municipalities', projects: '500+', coverage: '50 cities' },
  { slug: 'utilities', name: 'Utilities', projects: '200+', coverage: '15 countries' },
  { slug: 'parks', name: 'Parks & Recreation', projects: '300+', coverage: '25 states' },
  { slug: 'ports', name: 'Ports & Marine', projects: '150+', coverage: '20 ports' },
];

export const stories = [
  { slug: 'grid-modernization', category: 'Grid modernization' },
  { slug: 'port-lighting-automation', category: 'Port lighting automation' },
  { slug: 'power-factor-optimization', category: 'Power factor optimization' },
];

export const filters = [
  'All',
  'Case Studies',
  'Technical Guides',
  'Industry Reports',
  'White Papers',
  'Webinars',
];

export const footerColumns = {
  Products: [
    '/products/core',
    '/products/gridops',
    '/products/switch',
    '/products/lumen',
    '/products/powersync',
    '/products/link',
  ],
  Markets: ['/markets/municipalities', '/markets/utilities', '/markets/parks', '/markets/ports'],
  Company: [
    '/company/about',
    '/company/careers',
    '/company/news',
    '/company/partners',
    '/company/contact',
  ],
  Support: ['/support/docs', '/support/technical', '/support/training', '/support/downloads'],
};

export const legalLinks = ['/privacy', '/terms', '/cookies'];

export const PHONE = '+1 (555) 010-0142';
export const EMAIL = 'grid@ohmstead.example';
