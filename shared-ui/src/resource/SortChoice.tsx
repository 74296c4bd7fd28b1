import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../messages/text';
import type { Resource, WithId } from './types';
import type { ListControl } from './use-list-state';

export interface SortChoiceProps<Row extends WithId> {
  list: Pick<ListControl, 'state' | 'change'> & { resource: Pick<Resource<Row>, 'columns'> };
}

/** The order of a list of cards; a table is sorted by its heads. */
export function SortChoice<Row extends WithId>({ list }: SortChoiceProps<Row>) {
  const text = useText();
  return (
    <TextField
      select
      size="small"
      label={text('ui.list.sort')}
      value={list.state.sort ?? ''}
      onChange={({ target }) => list.change({ sort: target.value || undefined })}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{text('ui.list.sort.usual')}</MenuItem>
      {list.resource.columns.flatMap(({ sort, header }) =>
        sort
          ? [
              <MenuItem key={sort} value={sort}>
                {text('ui.list.sort.ascending', { column: text(header) })}
              </MenuItem>,
              <MenuItem key={`-${sort}`} value={`-${sort}`}>
                {text('ui.list.sort.descending', { column: text(header) })}
              </MenuItem>,
            ]
          : [],
      )}
    </TextField>
  );
}
