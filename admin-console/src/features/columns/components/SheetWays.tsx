import type { SheetOfFile } from 'shared-api';
import { useText } from 'shared-ui';
import { Ways } from './Ways';

interface SheetWaysProps {
  sheets: readonly SheetOfFile[];
  /** @param sheet its number, from 0 */
  onSheet: (sheet: number) => void;
}

/** Of a workbook with several sheets, which was read, and the others; or the question which it is. */
export function SheetWays({ sheets, onSheet }: SheetWaysProps) {
  const text = useText();
  if (sheets.length === 0) return null;
  const read = sheets.find(({ isRead }) => isRead);
  return (
    <Ways
      severity={read ? 'info' : 'warning'}
      ways={sheets.filter((sheet) => sheet !== read)}
      labelOf={({ name }) => name}
      onChoose={(sheet) => onSheet(sheets.indexOf(sheet))}
    >
      {read ? text('columns.sheet', { name: read.name }) : text('columns.whichSheet')}
    </Ways>
  );
}
