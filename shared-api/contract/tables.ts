import { type Static, type TSchema, Type } from 'typebox';
import { Nullable, strict } from './atoms';

/** A table's column, counted from 0. @param columns how many a table may have */
export const columnOf = (columns: number) => Type.Integer({ minimum: 0, maximum: columns - 1 });

/** The row with which a table's contents begin, counted from 0. */
export const FirstRow = Type.Integer({ minimum: 0, maximum: 100, description: 'Rows before it are none' });

/** The order of year, month and day in a table's dates. */
export const DateOrder = Type.Enum(['ymd', 'mdy', 'dmy']);

/** A file or a pasted text. @param maxLength of its base64 */
export const Content = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9+/]+={0,2}$', description });

/** Why a file that may be a workbook is not read. */
export const fileErrors = ['unreadableWorkbook', 'lockedWorkbook', 'oldWorkbook', 'takesTooLong'] as const;

/** A sheet of a workbook. */
export const SheetOfFile = strict({ name: Type.String(), isRead: Type.Boolean() });
export type SheetOfFile = Static<typeof SheetOfFile>;

/** Which of a workbook's sheets with cells is read, from 0. */
export const SheetNumber = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: 'By default the one that is understood best',
});

/**
 * How a table was read, or else what somebody has to say first.
 * @param mapping which column holds what
 * @param likely that, as far as it is likely
 * @param doubts what a table may not tell
 */
export const tableReading = <Mapping extends TSchema, Likely extends TSchema, Doubt extends string>(
  mapping: Mapping,
  likely: Likely,
  doubts: readonly Doubt[],
) => ({
  /** Null when it is not a table, or when somebody has to choose the columns. */
  mapping: Nullable(mapping),
  asked: Nullable(
    strict(
      { likely, doubts: Type.Array(Type.Enum([...doubts])) },
      'When somebody has to choose the columns: what is likely, and what the file does not tell',
    ),
  ),
  sample: Type.Array(Type.Array(Type.String()), { description: 'The first rows as they are in the file' }),
  sheets: Type.Array(SheetOfFile, { description: 'Of a workbook in which several have cells' }),
});

/** How a file without Unicode wrote its letters: Windows, a Mac, or MS-DOS. */
const letterCodes = ['windows-1252', 'macintosh', 'cp850'] as const;
export type LetterCode = (typeof letterCodes)[number];
export const LetterCode = Type.Enum([...letterCodes]);

/** One way to read a file's letters. */
export const Letters = strict({
  code: LetterCode,
  example: Type.String({ description: 'Words of the file, read so' }),
});
export type Letters = Static<typeof Letters>;
