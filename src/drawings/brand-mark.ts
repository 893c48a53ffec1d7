/** The ring of the brand's mark, between the ends of its line. */
export const BRAND_RING = '27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H';
/** The brand's mark, in a field of 32 by 32. */
export const BRAND_MARK = `M1 ${BRAND_RING}31`;
export const BRAND_MARK_FIELD = 32;
