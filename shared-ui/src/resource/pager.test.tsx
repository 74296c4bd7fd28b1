import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render';
import { Pager } from './Pager';

const onPage = jest.fn();
const onPageSize = jest.fn();
beforeEach(() => jest.clearAllMocks());

test('pages beyond those that are shown have dots, and the last one is one press away', async () => {
  const pager = { page: 1, pageSize: 12, pageSizes: [12], total: 2000, onPage, onPageSize };
  await renderUi(<Pager {...pager} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 12 of 2,000');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Page 167' }));
  expect(onPage).toHaveBeenCalledWith(167);
});

const sized = { pageSize: 5, pageSizes: [5, 10], onPage, onPageSize };

test('where the size can be chosen, there are first and last', async () => {
  await renderUi(<Pager {...sized} page={3} total={42} />);
  for (const [name, page] of [
    ['First', 1],
    ['Previous', 2],
    ['Next', 4],
    ['Last', 9],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: `${name} page` }));
    expect(onPage).toHaveBeenLastCalledWith(page);
  }
  await userEvent.click(screen.getByRole('combobox', { name: /Per page/ }));
  await userEvent.click(screen.getByRole('option', { name: '10' }));
  expect(onPageSize).toHaveBeenCalledWith(10);
});

test('a single page keeps its choice of size, and has nowhere to go', async () => {
  await renderUi(<Pager {...sized} page={1} total={4} />);
  for (const name of ['First', 'Previous', 'Next', 'Last'])
    expect(screen.getByRole('button', { name: `${name} page` })).toBeDisabled();
});
