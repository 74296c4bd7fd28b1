import { refuse } from '../errors/app-error';
import { createSheets, momentText, numberText, type Sheet } from './sheet';
import { walk } from './xml';
import type { Archive } from './zip';

/** What is in a cell that is not its text, such as a remark or a picture's title. */
const aside = new Set(['annotation', 'shapes', 'frame', 'ruby-text']);

/** A cell while it is read. */
interface Cell {
  attributes: Record<string, string>;
  /** Its paragraphs, each on a line; undefined before the first. */
  text: string | undefined;
}

/** The longest text of a cell: signs that are repeated make much of little. */
const longestText = 100_000;

/**
 * Reads the sheets of an OpenDocument workbook (ISO/IEC 26300-3, 9) that are not hidden.
 * @returns null when the archive is none
 * @throws AppError `takesTooLong`, `unreadableWorkbook`, `lockedWorkbook`
 */
export function readOds(archive: Archive): Sheet[] | null {
  const content = archive.read('content.xml');
  if (!content) return null;
  // Its content is encrypted, and the list of its files is not (ISO/IEC 26300-2, 4.16.3).
  if (archive.read('META-INF/manifest.xml')?.includes('encryption-data')) return refuse('lockedWorkbook');
  const sheets = createSheets();
  const hidden = new Set<string>();
  let style = '';
  let isShown = false;
  let isWorkbook = false;
  let [row, column, rowRepeat, depth] = [0, 0, 1, 0];
  let written: [column: number, text: string][] = [];
  let cell: Cell | undefined;
  walk(content, {
    open(name, attributes) {
      if (aside.has(name)) depth++;
      else if (name === 'spreadsheet') isWorkbook = true;
      else if (name === 'style') style = attributes.name ?? '';
      else if (name === 'table-properties' && attributes.display === 'false') hidden.add(style);
      else if (name === 'table') {
        isShown = !hidden.has(attributes['style-name'] ?? '');
        if (isShown) sheets.begin(attributes.name ?? '');
        row = 0;
      } else if (name === 'table-row') {
        column = 0;
        rowRepeat = repeatOf(attributes['number-rows-repeated']);
        written = [];
      } else if (name === 'table-cell' || name === 'covered-table-cell')
        cell = { attributes, text: undefined };
      else if (cell && depth === 0) {
        if (name === 'p' && cell.text === undefined) cell.text = '';
        else say(cell, signOf(name, attributes));
      }
    },
    text(text) {
      if (cell && depth === 0) say(cell, text);
    },
    close(name) {
      if (aside.has(name)) depth--;
      else if (name === 'table-row') {
        // Many empty rows are one row that is repeated, and so are equal ones.
        for (let again = 1; written.length > 0 && again < rowRepeat; again++)
          for (const [at, text] of written) sheets.put(row + again, at, text);
        row += rowRepeat;
      } else if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        const repeat = repeatOf(cell.attributes['number-columns-repeated']);
        // What lies under a merged cell is not seen.
        const text = isShown && name === 'table-cell' ? textOf(cell).trim() : '';
        for (let again = 0; text !== '' && again < repeat; again++) {
          sheets.put(row, column + again, text);
          written.push([column + again, text]);
        }
        column += repeat;
        cell = undefined;
      }
    },
  });
  return isWorkbook ? sheets.all() : null;
}

const repeatOf = (text = '1'): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** What stands for signs that XML would lose. */
function signOf(name: string, { c }: Record<string, string>): string {
  if (name === 's') return ' '.repeat(Math.min(repeatOf(c), 100));
  if (name === 'tab') return '\t';
  return name === 'line-break' || name === 'p' ? '\n' : '';
}

function say(cell: Cell, text: string): void {
  if (cell.text === undefined) return;
  cell.text += text;
  if (cell.text.length > longestText) refuse('takesTooLong');
}

/** What a cell says: its value, which is the same in every language, or else its text. */
function textOf({ attributes, text = '' }: Cell): string {
  switch (attributes['value-type']) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberText(attributes.value ?? '');
    case 'date':
      return momentText(attributes['date-value'] ?? '');
    case 'time': {
      const [, hours = '', minutes = ''] = /^PT(\d+)H(\d+)M/.exec(attributes['time-value'] ?? '') ?? [];
      return hours ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : text;
    }
    case 'boolean':
      return attributes['boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    default:
      return text;
  }
}
