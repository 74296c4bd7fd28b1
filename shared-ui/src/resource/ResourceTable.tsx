import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { frFR } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ActionMenu } from './ActionMenu';
import { gridStyles } from './grid-styles';
import type { Column, I18n, ListAction, WithId } from './types';
import { useI18n } from './use-i18n';
import type { ResourceList } from './use-resource';

const columnOf = <Row extends WithId>(column: Column<Row>, i18n: I18n): GridColDef<Row> => ({
  field: column.sort ?? column.id,
  headerName: i18n.text(column.header),
  sortable: column.sort !== undefined,
  align: column.align === 'end' ? 'right' : 'left',
  headerAlign: column.align === 'end' ? 'right' : 'left',
  ...(column.width ? { width: column.width } : { flex: column.grow ?? 1, minWidth: 140 }),
  renderCell: ({ row }) => column.cell(row, i18n),
});

const rowHeight = () => 'auto' as const;

const sortModelOf = (sort: string | undefined) =>
  sort
    ? [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }]
    : [];

export interface ResourceTableProps<Row extends WithId> {
  list: ResourceList<Row>;
  onAct: (action: ListAction<Row>, row: Row) => void;
}

/** A page of a list as a table; paging, sorting and filtering are done by the server. */
export function ResourceTable<Row extends WithId>({ list, onAct }: ResourceTableProps<Row>) {
  const { resource, state, selection } = list;
  const i18n = useI18n();
  const french = useIntl().locale.startsWith('fr');
  const selectable = resource.actions.some((action) => action.does === 'change' && action.many);

  const columns = useMemo<GridColDef<Row>[]>(() => {
    const actions: GridColDef<Row> = {
      field: 'actions',
      headerName: i18n.text('ui.list.actions'),
      sortable: false,
      width: 88,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => (
        <ActionMenu row={row} name={resource.nameOf(row, i18n)} actions={resource.actions} onAct={onAct} />
      ),
    };
    const declared = resource.columns.map((column) => columnOf(column, i18n));
    return resource.actions.length > 0 ? [...declared, actions] : declared;
  }, [resource, i18n, onAct]);

  const model = useMemo(
    () => ({ type: 'include' as const, ids: new Set<string | number>(selection.ids) }),
    [selection.ids],
  );
  const sortModel = useMemo(() => sortModelOf(state.sort), [state.sort]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid<Row>
        label={i18n.text(resource.texts.title)}
        rows={list.rows}
        columns={columns}
        // Rows grow with their longest text: nothing is cut off.
        getRowHeight={rowHeight}
        columnHeaderHeight={52}
        hideFooter
        disableColumnMenu
        disableRowSelectionOnClick
        disableVirtualization
        paginationMode="server"
        filterMode="server"
        sortingMode="server"
        rowCount={list.total}
        sortModel={sortModel}
        onSortModelChange={([first]) =>
          list.change({ sort: first?.sort ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : undefined })
        }
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        // Without boxes to tick the grid bears no more than one row, and a page may have chosen several.
        {...(selectable && {
          checkboxSelection: true,
          rowSelectionModel: model,
          onRowSelectionModelChange: ({ ids }) => selection.choose(new Set([...ids].map(String))),
        })}
        {...(french ? { localeText: frFR.components.MuiDataGrid.defaultProps.localeText } : {})}
        sx={gridStyles}
      />
    </Box>
  );
}
