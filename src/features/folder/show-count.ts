import './count.css';
import { interpolate } from '../../lib/text.ts';
import { readItems } from './items.ts';
import { followFolder, readFolder } from './kept-folder.ts';

/** What the link to the folder is called while that is empty. */
let plain: string | null = null;

/** Shows how many items the folder holds at its link in the header, and says it in words. */
function showCount() {
  const link = document.querySelector('[data-folder]');
  if (link === null) return;
  plain ??= link.getAttribute('aria-label');
  const count = readItems(readFolder()).length;
  link.toggleAttribute('data-count', count > 0);
  if (count > 0) link.setAttribute('data-count', String(count));
  const counted = link.getAttribute('data-folder') ?? '';
  const label = count > 0 ? interpolate(counted, { count: String(count) }) : plain;
  if (label !== null) link.setAttribute('aria-label', label);
}

followFolder(showCount);
showCount();
