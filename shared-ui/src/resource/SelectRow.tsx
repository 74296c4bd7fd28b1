import Checkbox from '@mui/material/Checkbox';
import { useText } from '../messages/text';
import type { WithId } from './types';
import type { Selection } from './use-selection';

export interface SelectRowProps<Row extends WithId> {
  row: Row;
  name: string;
  selection: Selection<Row>;
}

/** Selects a row shown as a card. */
export function SelectRow<Row extends WithId>({ row, name, selection }: SelectRowProps<Row>) {
  const text = useText();
  return (
    <Checkbox
      checked={selection.ids.has(row.id)}
      onChange={() => selection.toggle(row)}
      slotProps={{ input: { 'aria-label': text('ui.list.selectOne', { name }) } }}
    />
  );
}
