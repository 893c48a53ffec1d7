const FIRST_PAGE_ONLY = 'meta[property], script[type="application/ld+json"]';

/**
 * Removes the Open Graph tags and structured data that the build wrote for the first page once
 * another page is shown, where they would be wrong. React does not manage these tags.
 */
export function removeFirstPageMetadata(): void {
  for (const tag of document.querySelectorAll(FIRST_PAGE_ONLY)) tag.remove();
}
