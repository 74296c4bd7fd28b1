import { posix } from 'node:path';
import { refuse } from '../errors/app-error';
import { createSheets, momentText, numberText, type Sheet } from './sheet';
import { walk } from './xml';
import type { Archive } from './zip';

/**
 * Reads the sheets of an Excel workbook (ECMA-376-1, 18) that are not hidden. A formula is what it was when the workbook
 * was saved.
 * @returns null when the archive is none
 * @throws AppError `takesTooLong`, `unreadableWorkbook`
 */
export function readXlsx(archive: Archive): Sheet[] | null {
  const main = [...relationsOf(archive, '').values()].find(({ type }) => type === 'officeDocument');
  const book = main && archive.read(main.target);
  if (!main || !book) return null;
  const shown: { name: string; id: string }[] = [];
  let [isWorkbook, from1904] = [false, false];
  walk(book, {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904);
      if (name === 'sheet' && !(attributes.state ?? '').toLowerCase().includes('hidden'))
        shown.push({ name: attributes.name ?? '', id: attributes.id ?? '' });
    },
  });
  if (!isWorkbook) return null;
  const related = relationsOf(archive, main.target);
  const partOf = (type: string) => {
    const target = [...related.values()].find((one) => one.type === type)?.target;
    return target === undefined ? undefined : archive.read(target);
  };
  const means = {
    strings: stringsIn(partOf('sharedStrings')),
    moments: momentsIn(partOf('styles')),
    from1904,
  };
  const sheets = createSheets();
  for (const { name, id } of shown) {
    const relation = related.get(id);
    // A chart may be a sheet, too.
    if (relation?.type !== 'worksheet') continue;
    sheets.begin(unescaped(name));
    readSheet(archive.read(relation.target) ?? refuse('unreadableWorkbook'), means, sheets.put);
  }
  return sheets.all();
}

const isTrue = (text = ''): boolean => text === '1' || text === 'true';

/** What a part refers to, by the ids that it uses. @param part empty for the archive itself */
function relationsOf(archive: Archive, part: string): Map<string, { type: string; target: string }> {
  const folder = posix.dirname(part);
  const relations = new Map<string, { type: string; target: string }>();
  const listed = archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  if (listed)
    walk(listed, {
      open(name, { Id = '', Type = '', Target = '' }) {
        if (name !== 'Relationship') return;
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
      },
    });
  return relations;
}

/** The texts that cells refer to by number, without what says how to pronounce them. */
function stringsIn(part: Buffer | undefined): string[] {
  const strings: string[] = [];
  let [isText, depth] = [false, 0];
  if (part)
    walk(part, {
      open(name) {
        if (name === 'si') strings.push('');
        if (name === 'rPh') depth++;
        if (name === 't') isText = depth === 0;
      },
      text(text) {
        if (isText && strings.length > 0) strings.push((strings.pop() ?? '') + text);
      },
      close(name) {
        if (name === 'rPh') depth--;
        if (name === 't') isText = false;
      },
    });
  return strings.map(unescaped);
}

/** What of a moment a number's format shows. */
interface Moment {
  day: boolean;
  time: boolean;
}

/** Formats that have no text in the file (18.8.30), those of Chinese, Japanese, Korean and Thai included. */
const known: readonly { from: number; to: number; shows: Moment }[] = [
  { from: 14, to: 17, shows: { day: true, time: false } },
  { from: 18, to: 21, shows: { day: false, time: true } },
  { from: 22, to: 22, shows: { day: true, time: true } },
  { from: 27, to: 31, shows: { day: true, time: false } },
  { from: 32, to: 35, shows: { day: false, time: true } },
  { from: 36, to: 36, shows: { day: true, time: false } },
  { from: 45, to: 47, shows: { day: false, time: true } },
  { from: 50, to: 54, shows: { day: true, time: false } },
  { from: 55, to: 56, shows: { day: false, time: true } },
  { from: 57, to: 58, shows: { day: true, time: false } },
];

/** What each style of cells shows of a moment; undefined for one that shows a number. */
function momentsIn(part: Buffer | undefined): (Moment | undefined)[] {
  const own = new Map<number, Moment | undefined>();
  const styles: (Moment | undefined)[] = [];
  let isOfCells = false;
  if (part)
    walk(part, {
      open(name, { numFmtId, formatCode = '' }) {
        const id = Number(numFmtId);
        if (name === 'numFmt') own.set(id, momentOf(formatCode));
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'xf' && isOfCells)
          styles.push(
            own.has(id) ? own.get(id) : known.find(({ from, to }) => from <= id && id <= to)?.shows,
          );
      },
      close(name) {
        if (name === 'cellXfs') isOfCells = false;
      },
    });
  return styles;
}

/** The longest format that Excel allows. */
const longestFormat = 255;

/** What a format shows, by its signs for positive numbers (18.8.31). Hours that go on after 24 are a number. */
function momentOf(format: string): Moment | undefined {
  const signs = format.slice(0, longestFormat).replace(/"[^"]*"|\\.|[_*]./g, '');
  if (/\[(h+|m+|s+)\]/i.test(signs)) return undefined;
  const [code = ''] = signs.replace(/\[[^\]]*\]/g, '').split(';');
  const time = /[hs]/i.test(code);
  const day = /[dy]|mmm/i.test(code) || (/m/i.test(code) && !time);
  return day || time ? { day, time } : undefined;
}

/** What is needed for reading cells. */
interface Means {
  strings: readonly string[];
  moments: readonly (Moment | undefined)[];
  /** Whether days are counted from 1904, as older programs on a Mac did. */
  from1904: boolean;
}

/** A cell while it is read. */
interface Cell {
  type: string;
  style: number;
  value: string;
  formula: string;
  /** A text that stands in the cell itself. */
  own: string;
}

function readSheet(part: Buffer, means: Means, put: (row: number, column: number, text: string) => void) {
  let [row, column, depth] = [-1, -1, 0];
  let into: 'value' | 'formula' | 'own' | undefined;
  let cell: Cell | undefined;
  walk(part, {
    open(name, { r = '', t = 'n', s = '' }) {
      if (name === 'row') {
        row = r === '' ? row + 1 : Number(r) - 1;
        column = -1;
      } else if (name === 'c') {
        column = r === '' ? column + 1 : columnIn(r);
        cell = { type: t, style: Number(s), value: '', formula: '', own: '' };
      } else if (name === 'rPh') depth++;
      else if (name === 'v') into = 'value';
      else if (name === 'f') into = 'formula';
      else if (name === 't') into = depth === 0 ? 'own' : undefined;
    },
    text(text) {
      if (cell && into) cell[into] += text;
    },
    close(name) {
      if (name === 'rPh') depth--;
      else if (name === 'v' || name === 'f' || name === 't') into = undefined;
      else if (cell && name === 'c') {
        if (!Number.isSafeInteger(row) || row < 0) return refuse('unreadableWorkbook');
        put(row, column, textOf(cell, means));
        cell = undefined;
      }
    },
  });
}

/** The column in a cell's place, from 0: `AB12`. */
const columnIn = (place: string): number =>
  (/^\$?([A-Z]{1,3})\$?\d/i.exec(place)?.[1] ?? refuse('unreadableWorkbook'))
    .toUpperCase()
    .split('')
    .reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** What a cell says (18.18.11). */
function textOf({ type, style, value, formula, own }: Cell, { strings, moments, from1904 }: Means): string {
  switch (type) {
    case 's':
      return value === '' ? '' : (strings[Number(value)] ?? refuse('unreadableWorkbook'));
    case 'inlineStr':
      return unescaped(own);
    case 'b':
      return value === '' ? '' : isTrue(value) ? 'TRUE' : 'FALSE';
    case 'd':
      return momentText(value);
    default: {
      // A program has written a formula and not what comes of it: somebody has to look.
      if (value === '') return formula && `=${formula}`;
      if (type !== 'n') return unescaped(value);
      const moment = moments[style];
      return (moment && momentAt(Number(value), moment, from1904)) || numberText(value);
    }
  }
}

const secondsOfDay = 86_400;
/** Days from 1899-12-30 to 1904-01-01, and to the end of 9999. */
const [daysTo1904, lastDay] = [1462, 2_958_465];

/** The moment that a number of days says; undefined when it says none. */
function momentAt(days: number, { day, time }: Moment, from1904: boolean): string | undefined {
  const seconds = Math.round(days * secondsOfDay) + (from1904 ? daysTo1904 * secondsOfDay : 0);
  const whole = Math.floor(seconds / secondsOfDay);
  if (!(seconds >= 0 && whole <= lastDay)) return undefined;
  // Excel counts a 29 February of 1900, which there was not.
  const date = new Date(Date.UTC(1899, 11, 30 + whole + (whole < 60 ? 1 : 0), 0, 0, seconds % secondsOfDay));
  const [written = '', clock = ''] = date.toISOString().slice(0, 19).split('T');
  if (day) return momentText(time ? `${written}T${clock}` : written);
  return clock.endsWith(':00') ? clock.slice(0, 5) : clock;
}

/** Signs that XML does not allow (22.9.2.19). */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
