// The files that every site has under the same name, by convention.

/** The name, the contact and the navigation of the site; facts such as `<Phone />` come from here. */
export const SITE_FILE = 'content/site.yaml';

/** The list of terms that tooltips explain, as fields refer to it. */
export const GLOSSARY = 'glossary';
export const GLOSSARY_FILE = 'content/glossary.yaml';

/** Where old addresses lead. */
export const REDIRECTS_FILE = 'content/redirects.yaml';

/** Figures that several texts say. */
export const FIGURES_FILE = 'content/figures.yaml';
