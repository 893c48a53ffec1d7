const FIRST_PAGE_ONLY = 'meta[property], script[type="application/ld+json"]';

/**
 * Takes out what the build said to robots about the page that was loaded, once another one is
 * shown: a card or a graph of the page before would be wrong. React does not know these tags.
 */
export function forgetRobotTags(): void {
  for (const tag of document.querySelectorAll(FIRST_PAGE_ONLY)) tag.remove();
}
