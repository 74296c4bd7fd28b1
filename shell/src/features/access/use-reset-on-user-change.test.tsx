import { act, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { useAuth } from 'shared-api';
import { player } from '../../testing/people';
import { renderPage } from '../../testing/render';
import { useResetOnUserChange } from './use-reset-on-user-change';

function Page() {
  return (
    <Fragment key={useResetOnUserChange()}>
      <input aria-label="note" />
    </Fragment>
  );
}

/** Other tabs' changes arrive as storage events. */
const inAnotherTab = (user: object, token: string) => {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
};

const { token: _, ...pascale } = player;
const other = { ...pascale, id: '0198c1a0-0000-7000-8000-000000000002', firstName: 'Kevin' };

test('another person in a second tab clears what was being written; a new token or name of the same person does not', async () => {
  useAuth.getState().acceptLogin(player);
  const { user } = renderPage(<Page />, '/');
  await user.type(screen.getByLabelText('note'), 'I bring Ana');
  inAnotherTab({ ...pascale, firstName: 'Pascal' }, 't3');
  expect(screen.getByLabelText('note')).toHaveValue('I bring Ana');
  inAnotherTab(other, 't2');
  expect(useAuth.getState().user?.firstName).toBe('Kevin');
  expect(screen.getByLabelText('note')).toHaveValue('');
});
