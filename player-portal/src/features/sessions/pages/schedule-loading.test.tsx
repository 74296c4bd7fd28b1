import { act, screen, waitFor } from '@testing-library/react';
import { errorReply, session, silence } from 'shared-ui/testing';
import { cards, openSchedule, openSessions, upcoming } from '../../../testing/schedule';

afterEach(() => jest.restoreAllMocks());

test('a refusal is shown with the way to try again', async () => {
  let working = false;
  const { user } = openSchedule({
    [upcoming]: () => (working ? [session()] : errorReply(404, 'notFound', 'Nothing there.')),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load sessions' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing there.');
  working = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('without a connection the list stays, with its age', async () => {
  await openSessions([session()]);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/This is how things stood 1 minute ago\./)).toBeVisible();
  expect(cards()).toHaveLength(1);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/This is how things stood/)).not.toBeInTheDocument());
});

test('while an answer is late the list stays, with its age', async () => {
  jest.useFakeTimers();
  try {
    let isSlow = false;
    const { queries } = openSchedule({
      [upcoming]: () => (isSlow ? new Promise(() => undefined) : [session()]),
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    isSlow = true;
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    void queries.invalidateQueries();
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.queryByText(/This is how things stood/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText(/This is how things stood 10 minutes ago\./)).toBeVisible();
    expect(cards()).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('no answer at all is said after three more tries, a second apart', async () => {
  jest.useFakeTimers();
  try {
    openSchedule({ [upcoming]: silence });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('alert')).toHaveTextContent('No answer from the club’s server.');
  } finally {
    jest.useRealTimers();
  }
});
