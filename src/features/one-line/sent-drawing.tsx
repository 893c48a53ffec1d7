import { type ComponentProps, use } from 'react';
import { toDataFile } from '#check/addresses/paths';
import { ButtonLink } from '../../components/ui/button.tsx';
import { readChoices } from './choices.ts';
import type { OneLineCopy } from './copy.ts';
import stylesheet from './one-line.css?url';
import { OneLineDrawing } from './one-line-drawing.tsx';
import { OneLineFigure, toOneLineAddress, toOneLineProps } from './one-line-figure.tsx';

/** What this part reads of the page that draws one-lines. */
type SentPage = ComponentProps<typeof OneLineFigure>['page'] & {
  path: string;
  origin: string;
  copy: Pick<OneLineCopy, 'send'>;
};

/** A render that waits for a page must find the same promise again, also one that failed. */
const pages = new Map<string, Promise<SentPage>>();

function loadPage(path: string): Promise<SentPage> {
  const page = pages.get(path) ?? fetchPage(path);
  pages.set(path, page);
  return page;
}

async function fetchPage(path: string): Promise<SentPage> {
  const response = await fetch(`/${toDataFile(path)}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

interface SentDrawingProps {
  /** The address of the page that first drew it, whose copy is drawn again. */
  from: string;
  /** The query string with the answers. */
  query: string;
}

/**
 * The drawing that an inquiry is about, with a field that sends its address along. It suspends
 * until the copy is there, and throws if that cannot be fetched.
 */
export function SentDrawing({ from, query }: SentDrawingProps) {
  const page = use(loadPage(from));
  const { send, voltages } = page.copy;
  const choices = readChoices(query, voltages.choices);
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
