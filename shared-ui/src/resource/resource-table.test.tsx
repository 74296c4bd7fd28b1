import type { DataGridProps } from '@mui/x-data-grid';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render';
import { defineResource } from './define-resource';
import { ResourceTable } from './ResourceTable';
import { useListActions } from './use-list-actions';
import { useResource } from './use-resource';

const shown: DataGridProps[] = [];
jest.mock('@mui/x-data-grid/DataGrid', () => ({
  DataGrid: (props: DataGridProps) => {
    shown.push(props);
    return null;
  },
}));

interface Gym {
  id: string;
}
const gyms = defineResource<Gym, { page?: number; pageSize?: number; sort?: 'name' }>()({
  pageSizes: [10],
  views: ['table'],
  query: () => ({ queryKey: ['gyms'], queryFn: () => ({ rows: [{ id: '1' }], total: 1 }) }),
  columns: [{ id: 'name', header: 'ui.field.location', sort: 'name', cell: ({ id }) => id }],
  filters: [],
  actions: [{ id: 'edit', label: 'ui.action.retry', Icon: () => null, does: 'edit' }],
  nameOf: ({ id }) => id,
  texts: {
    ...{ title: 'ui.field.location', search: 'ui.field.location', failed: 'ui.field.location' },
    ...{ emptyTitle: 'ui.field.location', emptyText: 'ui.field.location' },
  },
});

let renderAgain: () => void;

function Table() {
  const [, setCount] = useState(0);
  renderAgain = () => setCount((count) => count + 1);
  const { list, act } = useListActions(useResource(gyms));
  return <ResourceTable list={list} onAct={act} />;
}

test('the grid keeps its columns and its order from one render to the next', async () => {
  const { answered } = renderUi(<Table />, '/?sort=-name');
  await answered();
  const before = shown.at(-1);
  const renders = shown.length;
  act(() => renderAgain());
  expect(shown.length).toBeGreaterThan(renders);
  expect(shown.at(-1)?.columns).toBe(before?.columns);
  expect(shown.at(-1)?.sortModel).toBe(before?.sortModel);
});
