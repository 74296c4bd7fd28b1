import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing';
import { NumberedPager } from './Pager';

test('pages beyond those that are shown have dots, and the last one is one press away', async () => {
  const onPage = jest.fn();
  await renderUi(<NumberedPager page={1} pageSize={12} total={2000} onPage={onPage} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 12 of 2,000');
  await userEvent.click(screen.getByRole('button', { name: 'Page 167' }));
  expect(onPage).toHaveBeenCalledWith(167);
});
