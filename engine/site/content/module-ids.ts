/** Ends the id of a module of frontmatter. */
export const FRONTMATTER_ID = '.frontmatter';

/** The id of the module with the frontmatter of a file. */
export const toFrontmatterId = (file: string) => file + FRONTMATTER_ID;

/** Ids of modules that all pages may need: frontmatter, data and descriptions of pictures. */
export const CONTENT_FIELDS = /\.mdx\.frontmatter$|\/content\/[^/]+\.yaml$|\?picture$/;
