import Menu from '@mui/material/Menu';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from 'shared-api';
import { dismissAll, notify, useNotificationQueue } from '../notifications';
import { renderUi } from '../testing/render';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorState } from './ErrorState';
import { Loaded, type LoadedQuery } from './Loaded';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Another
      </button>
      <Menu open={open} anchorEl={document.body} />
    </>
  );
}

test('notifications come one after the other, and are closed by hand', async () => {
  const { user, container } = renderUi(<p>Page</p>);
  // The region is there before its text, or screen readers would not announce it.
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  await act(async () => {
    notify('Saved');
    notify('Not sent', 'error');
  });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(region).toHaveTextContent('Saved');
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a menu that opens, as a dialog, takes away what was only done, not a failure or what can be undone', async () => {
  const { user } = renderUi(<Opener />);
  await act(async () => {
    notify('Saved');
    notify('Taken back', 'success', { label: 'Undo', run: jest.fn() });
    notify('Not sent', 'error');
  });
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Another' }));
  expect(useNotificationQueue.getState().waiting.map(({ text }) => text)).toEqual(['Taken back', 'Not sent']);
  act(dismissAll);
});

test('a notification may offer what undoes it; a newer offer takes the place of an older one', async () => {
  const { user } = renderUi(<p>Page</p>);
  const [first, second] = [jest.fn(), jest.fn()];
  await act(async () => {
    notify('First', 'success', { label: 'Undo', run: first });
    notify('Second', 'success', { label: 'Undo', run: second });
  });
  expect(await screen.findByText('Second')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
});

test('a failed load says what the server said, else the page’s words, and offers to try again', async () => {
  const retry = jest.fn();
  const error = new ApiError({ status: 403, code: 'notAllowed', message: 'Administrators only.' });
  const { user, unmount } = renderUi(
    <ErrorState error={error} fallback="Failed to load sessions" onRetry={retry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load sessions');
  expect(screen.getByRole('alert')).toHaveTextContent('Administrators only.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  unmount();

  renderUi(<ErrorState error={new ApiError({ code: 'noResponse' })} />, '/fr');
  expect(screen.getByRole('alert')).toHaveTextContent('Le serveur du club ne répond pas.');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});

test('a question has the safe answer focused, and waits while it is being done', async () => {
  const [confirm, close] = [jest.fn(), jest.fn()];
  const question = (pending: boolean) => (
    <ConfirmDialog
      open
      title="Delete?"
      confirm="Delete it"
      danger
      pending={pending}
      onConfirm={confirm}
      onClose={close}
    >
      This cannot be undone.
    </ConfirmDialog>
  );
  const { user, unmount } = renderUi(question(false));
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription(
    'This cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  unmount();

  renderUi(question(true));
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
});

describe('a query’s state', () => {
  const under = { data: undefined, isError: false, error: null, refetch: jest.fn() };
  const failed = { ...under, isError: true, error: new ApiError({ code: 'noResponse' }) };
  const show = (query: LoadedQuery<readonly string[] | null>) => (
    <Loaded query={query} waiting={<p>Waiting</p>} failed="Failed to load sessions">
      {(data) => <p>{data === null ? 'Nothing' : data.join(', ')}</p>}
    </Loaded>
  );

  test('waits, and shows what is there', () => {
    renderUi(
      <>
        {show(under)}
        {show({ ...under, data: ['Saturday', 'Sunday'] })}
        {show({ ...under, data: null })}
        {show({ ...failed, data: ['Monday'] })}
      </>,
    );
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(screen.getByText('Saturday, Sunday')).toBeVisible();
    expect(screen.getByText('Nothing')).toBeVisible();
    // A failed refresh keeps the data.
    expect(screen.getByText('Monday')).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    const { user } = renderUi(show(failed));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load sessions');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.refetch).toHaveBeenCalledTimes(1);
  });
});
