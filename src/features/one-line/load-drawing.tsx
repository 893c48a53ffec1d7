import type { ComponentProps } from 'react';
import { toDataFile } from '#check/addresses/paths';
import { ButtonLink } from '../../components/ui/button.tsx';
import { readChoices } from './choices.ts';
import type { OneLineCopy } from './copy.ts';
import stylesheet from './one-line.css?url';
import { OneLineDrawing } from './one-line-drawing.tsx';
import { OneLineFigure, toOneLineAddress, toOneLineProps } from './one-line-figure.tsx';

/** What this part reads of the page that draws one-lines. */
type OneLinePage = ComponentProps<typeof OneLineFigure>['page'] & {
  path: string;
  origin: string;
  copy: Pick<OneLineCopy, 'send'>;
};

/**
 * Draws what an inquiry is about, with the copy of the page that first drew it.
 * @param from the address of that page
 * @param search the query string with the answers
 * @returns the drawing, with a field that sends its address along
 * @throws if the copy cannot be fetched
 */
export async function loadDrawing(from: string, search: string) {
  const response = await fetch(`/${toDataFile(from)}`);
  if (!response.ok) throw new Error(`${from}: ${response.status}`);
  const page: OneLinePage = await response.json();
  const { send, voltages } = page.copy;
  const choices = readChoices(search, voltages.choices);
  const address = toOneLineAddress(page, choices);
  return (
    <div className="mb-4 grid justify-items-start gap-4">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <OneLineFigure
        page={page}
        choices={choices}
        drawing={<OneLineDrawing {...toOneLineProps(page, choices)} />}
      />
      <label className="field w-full">
        <span>{send.link}</span>
        <input className="input" name="drawing" type="url" readOnly defaultValue={address} />
      </label>
      <ButtonLink to={address.slice(page.origin.length)} label={send.change} variant="text" />
    </div>
  );
}
