const FIRST_PAGE_ONLY = 'meta[property], script[type="application/ld+json"]';

/**
 * Removes the Open Graph tags and the structured data that the build wrote for the first page, once
 * another one is shown: they would be wrong there. React does not know these tags.
 */
export function removeFirstPageMetadata(): void {
  for (const tag of document.querySelectorAll(FIRST_PAGE_ONLY)) tag.remove();
}
