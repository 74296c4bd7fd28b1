import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderUi } from '../testing/render';
import { defineResource } from './define-resource';
import { FilterBar } from './FilterBar';
import { useResource } from './use-resource';

interface Gym {
  id: string;
}
const gyms = defineResource<Gym, { page?: number; pageSize?: number; sort?: 'name' | '-name' }>()({
  pageSizes: [10],
  views: ['cards', 'table'],
  query: () => ({ queryKey: ['gyms'], queryFn: () => ({ rows: [{ id: '1' }], total: 1 }) }),
  columns: [
    { id: 'name', header: 'ui.field.location', sort: 'name', cell: ({ id }) => id },
    { id: 'other', header: 'ui.field.status', cell: ({ id }) => id },
  ],
  filters: [],
  actions: [],
  nameOf: ({ id }) => id,
  texts: {
    ...{ title: 'ui.field.location', search: 'ui.field.location', failed: 'ui.field.location' },
    ...{ emptyTitle: 'ui.field.location', emptyText: 'ui.field.location' },
  },
});

function List() {
  return (
    <>
      <FilterBar list={useResource(gyms)} />
      <output>{useLocation().search}</output>
    </>
  );
}

test('cards are sorted by what a table’s heads sort by, also where filters are behind a button', async () => {
  const { user } = renderUi(<List />, '/?page=2');
  await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Usual order',
    'Location, ascending',
    'Location, descending',
  ]);
  await user.click(screen.getByRole('option', { name: 'Location, descending' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\?sort=-name$/);
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(screen.getByRole('option', { name: 'Usual order' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a table has no second order', () => {
  renderUi(<List />, '/?view=table');
  expect(screen.queryByRole('button', { name: /sort/ })).not.toBeInTheDocument();
});
