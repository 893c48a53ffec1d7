/** The code of a part that follows from the voltage at the bus. */
export const RATED = '{rated}';
