/** The colors of the brand by the names that drawings use: those for dark pages end with `-dark`. */
export type DrawingColors = ReadonlyMap<string, string>;

/** Colors in both schemes, by name. */
type Colors = Readonly<Record<string, Record<'light' | 'dark', string>>>;

/**
 * The colors that drawings can name.
 * @param aliases further names of colors, by name
 */
export function nameColors(colors: Colors, aliases: Readonly<Record<string, string>> = {}) {
  const others = Object.entries(aliases).map(([name, of]) => [name, colors[of]] as const);
  return new Map(
    [...Object.entries(colors), ...others].flatMap(([name, color]): [string, string][] =>
      color === undefined
        ? []
        : [
            [name, color.light],
            [`${name}-dark`, color.dark],
          ],
    ),
  );
}

/** A color that a drawing takes from the page, such as `var(--accent,#a8451a)`. */
const NAMED = /var\(\s*--(?<name>[\w-]+)\s*(?:,\s*(?<value>#[\da-f]{3,8})\s*)?\)/gi;

/**
 * Writes the colors of the brand behind their names in a drawing: `var(--accent)` or
 * `var(--accent,#a8451a)`. A drawing that is no part of a page has only these.
 */
export function fillColors(svg: string, colors: DrawingColors): string {
  return svg.replace(NAMED, (whole, name: string, value: string | undefined) => {
    const color = colors.get(name);
    const isRight = color === undefined || value?.toLowerCase() === color.toLowerCase();
    return isRight ? whole : `var(--${name},${color})`;
  });
}
