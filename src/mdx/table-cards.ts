import { childrenOf, listElements, type TreeElement, toText } from '#site';

/** A table of so many columns is too wide for a phone, which shows its rows as cards. */
const TOO_MANY = 3;

/**
 * Gives each cell of wide tables the heading of its column as `data-label`, which cards on phones show
 * above it (table-cards.css).
 * @param elements of a text, which are changed
 */
export function labelCells(elements: TreeElement[]): void {
  for (const table of elements.filter(([tag]) => tag === 'table')) {
    const [head, ...rows] = listElements([table]).filter(([tag]) => tag === 'tr');
    const labels = head ? listCells(head).map((cell) => toText(childrenOf(cell))) : [];
    if (labels.length < TOO_MANY) continue;
    for (const row of rows)
      for (const [column, cell] of listCells(row).entries())
        if (labels[column] && needsLabel(cell)) cell[1]['data-label'] = labels[column];
  }
}

/** The header of a row names itself, unless it is a figure. */
function needsLabel(cell: TreeElement): boolean {
  return cell[0] === 'td' || /^\P{L}*\d/u.test(toText(childrenOf(cell)));
}

function listCells(row: TreeElement): TreeElement[] {
  return listElements([row]).filter(([tag]) => tag === 'th' || tag === 'td');
}
