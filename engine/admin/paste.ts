import { cleanPaste, isMarkdown } from './clean-paste.ts';

/** The field of a text, with its styles. */
const TEXT = '.lexical-root';

/**
 * Cleans what is pasted into a text before the editor reads it: the formatting of Word, Google Docs
 * and assistants, and Markdown, which the editor would take for plain words.
 */
export function cleanPastes(): void {
  const cleaned = new WeakSet<Event>();
  const onPaste = async (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isText = target instanceof Node && (target as Element).closest?.(TEXT);
    if (!isText || clipboardData === null || cleaned.has(event)) return;
    const [html, text] = ['text/html', 'text/plain'].map((type) => clipboardData.getData(type));
    const isForeign = html && !clipboardData.types.includes('application/x-lexical-editor');
    if (!isForeign && !(html === '' && text && isMarkdown(text))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const written = isForeign ? html : await toHtml(text ?? '');
    const { body } = new DOMParser().parseFromString(written ?? '', 'text/html');
    cleanPaste(body);
    const data = new DataTransfer();
    data.setData('text/html', body.innerHTML);
    data.setData('text/plain', body.textContent ?? '');
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    const other = new ClipboardEvent('paste', init);
    cleaned.add(other);
    target.dispatchEvent(other);
  };
  addEventListener('paste', onPaste, { capture: true });
}

/** Markdown as HTML; its parser is loaded when somebody pastes some. */
async function toHtml(markdown: string): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([
    import('micromark'),
    import('micromark-extension-gfm'),
  ]);
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
