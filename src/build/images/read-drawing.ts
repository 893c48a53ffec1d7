/** The field of a drawing, in its own units. */
export interface Field {
  width: number;
  height: number;
}

/**
 * Reads the field of a drawing that pages refer to, so that it takes their colours.
 * @param svg its text
 * @param file its path, for the message
 * @throws where it has no view box or no name to refer to; the content check says so before
 */
export function readDrawing(svg: string, file: string): Field {
  const field = readField(svg);
  if (field === undefined)
    throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return field;
}

/** The field of any drawing; undefined where it names none. */
export function readField(svg: string): Field | undefined {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
