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

test('a single page keeps its choice of size, and has nowhere to go', async () => {
  await renderUi(
    <Pager page={1} pageSize={5} pageSizes={[5, 10]} total={4} onPage={onPage} onPageSize={onPageSize} />,
  );
  for (const name of ['First', 'Previous', 'Next', 'Last'])
    expect(screen.getByRole('button', { name: `${name} page` })).toBeDisabled();
});
