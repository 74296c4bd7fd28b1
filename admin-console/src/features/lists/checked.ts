import type { SheetOfFile } from 'shared-api';

/** What the server says of a list: as text, and how its columns were read. */
interface Read {
  text: string;
  mapping: object | null;
}

/** A list as the server last read it, and what it was asked. */
export interface Checked<Preview extends Read, Said> {
  preview: Preview;
  said: Said;
}

/** What became known of a list, unless it has been changed since. */
export const checkedOf = <Known extends Checked<Read, unknown>>(
  list: string,
  checked: Known | undefined,
): Known | undefined => (checked?.preview.text.trim() === list.trim() ? checked : undefined);

/** Whether somebody has to say which of a workbook's sheets it is. */
export const isOpen = (sheets: readonly SheetOfFile[]): boolean =>
  sheets.length > 0 && !sheets.some(({ isRead }) => isRead);

const start = (text: string) => text.trim().split(/[\r\n]/, 1)[0];

/** What was said of the columns of a list that has only been corrected since. */
export const columnsFor = <Mapping extends object>(
  list: string,
  checked: Checked<{ text: string; mapping: Mapping | null }, unknown> | undefined,
): { columns?: Mapping } => {
  const columns = checked?.preview.mapping;
  return columns && start(checked.preview.text) === start(list) ? { columns } : {};
};
