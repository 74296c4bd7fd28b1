import { screen, waitFor, within } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { club, logIn, logOut, now, session } from 'shared-ui/testing';
import { cards, openSchedule, openSessions, upcoming } from '../../../testing/schedule';

const four = ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'].map((sessionDate, index) =>
  session({ id: `s${index + 1}`, sessionDate }),
);
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

afterEach(() => {
  logOut();
  jest.restoreAllMocks();
});

test('three sessions to a page, with where the page stands in the whole', async () => {
  const { user, whereabouts } = await openSessions(four);
  expect(titles()).toEqual(['Saturday, November 28', 'Saturday, December 5', 'Saturday, December 12']);
  expect(screen.getByText('Showing 1 to 3 of 4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(titles()).toEqual(['Saturday, December 19']);
  expect(screen.getByText('Showing 4 to 4 of 4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(whereabouts()).toBe('/schedule?page=2');
});

test('a session without a date is shown as such', async () => {
  await openSessions([session({ sessionDate: null as unknown as string }), ...four.slice(1)]);
  expect(titles()).toEqual(['N/A', 'Saturday, December 5', 'Saturday, December 12']);
});

test('searching goes back to page 1 and keeps what was typed in the address', async () => {
  const { user, whereabouts } = await openSessions(four, '/schedule?page=2');
  expect(titles()).toEqual(['Saturday, December 19']);
  await user.type(screen.getByLabelText('Search by date'), 'december');
  await waitFor(() =>
    expect(titles()).toEqual(['Saturday, December 5', 'Saturday, December 12', 'Saturday, December 19']),
  );
  expect(whereabouts()).toBe('/schedule?search=december');
});

test('the address alone brings search, filters and page back', async () => {
  await openSessions(four, '/schedule?search=DECEMBER+12&available=1');
  expect(screen.getByLabelText('Search by date')).toHaveValue('DECEMBER 12');
  expect(screen.getByLabelText('Available only')).toBeChecked();
  expect(titles()).toEqual(['Saturday, December 12']);
});

test('where nothing matches, the filters are cleared with one tap', async () => {
  const { user, whereabouts } = await openSessions(four, '/schedule?search=tuesday');
  expect(screen.getByRole('heading', { name: 'No matching sessions' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cards()).toHaveLength(3);
  expect(screen.getByLabelText('Search by date')).toHaveValue('');
  expect(whereabouts()).toBe('/schedule');
});

test('one date at a time is chosen among the chips, and the address keeps it', async () => {
  // « Next week » depends on today.
  jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
  const { user, whereabouts } = await openSessions(four);
  expect(screen.getByRole('radio', { name: 'All dates' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Next week' }));
  expect(screen.getByRole('radio', { name: 'All dates' })).not.toBeChecked();
  expect(titles()).toEqual(['Saturday, November 28']);
  expect(whereabouts()).toBe('/schedule?when=nextWeek');
});

// jsdom knows no media queries, so that the button of narrow windows is there.
describe('on a phone', () => {
  test('the search is folded away, opens ready to type, and searches for nothing once it is closed', async () => {
    const { user, whereabouts } = await openSessions(four);
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    expect(screen.getByLabelText('Search by date')).toHaveFocus();
    await user.keyboard('december 12');
    await waitFor(() => expect(titles()).toEqual(['Saturday, December 12']));
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(whereabouts()).toBe('/schedule');
  });

  test('a search in the address is shown, not hidden', async () => {
    await openSessions(four, '/schedule?search=december');
    expect(screen.getByRole('button', { name: 'Close the search', expanded: true })).toBeVisible();
    expect(screen.getByLabelText('Search by date')).toHaveValue('december');
  });
});

test('a cancelled session is shown as cancelled, with nothing to answer, and is not available', async () => {
  logIn();
  const off = session({
    id: 'off',
    status: SessionStatus.Cancelled,
    isAttending: true,
    waitingListCount: 2,
    cancelReason: { en: 'Snow', fr: 'Neige' },
  });
  const { user } = await openSessions([off, ...four.slice(1)]);
  const card = within(cards()[0] as HTMLElement);
  expect(card.getByText('Cancelled')).toBeVisible();
  expect(card.getByText('Snow')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(card.queryByText('You’re in')).not.toBeInTheDocument();
  expect(card.queryByText(/waiting/)).not.toBeInTheDocument();
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Available only'));
  expect(titles()).not.toContain('Saturday, November 28');
});

test('participants are shown by first name when asked for', async () => {
  const { user } = await openSessions([session()]);
  expect(screen.queryByText('Karim')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show participants' }));
  const list = screen.getByRole('list', { name: 'Participants, Saturday, November 28, 10:00\u00a0AM' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Léa', 'Karim']);
  await user.click(screen.getByRole('button', { name: 'Hide participants' }));
  await waitFor(() => expect(screen.queryByText('Karim')).not.toBeInTheDocument());
});

test('registering leads to the confirmation of that very session, in the page’s language', async () => {
  await openSessions([session({ id: 'that-one' })]);
  const link = screen.getByRole('link', { name: 'I’m in for Saturday, November 28, 10:00\u00a0AM' });
  expect(link).toHaveAttribute('href', '/attendance-confirmation?sessionId=that-one&answer=10');
});

test('the French schedule is in French throughout', async () => {
  openSchedule({ [upcoming]: [session()] }, '/horaire');
  const link = await screen.findByRole('link', { name: 'J’y serai, samedi 28 novembre, 10\u00a0h' });
  expect(link).toHaveAttribute('href', '/confirmation-presence?sessionId=s1&answer=10');
  expect(screen.getByText('1 à 1 sur 1')).toBeVisible();
});

test('no coming session is said so', async () => {
  await openSessions([]);
  expect(screen.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
});

test.each([
  ['is open', {}, ''],
  ['is full', { status: SessionStatus.Full, registeredPlayersCount: 20 }, ''],
  ['one has said yes to', { isAttending: true }, ' · You’re in'],
  ['one waits for', { status: SessionStatus.Full, waitingPosition: 1 }, ''],
])(
  'a running session that %s is a line with its link, and the next one comes first',
  async (_name, of, own) => {
    logIn();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T15:30:00Z'));
    await openSessions([session(of), session({ id: 's2', sessionDate: '2026-12-05' })]);
    const link = screen.getByRole('link', { name: /^Sat,.Nov.28 · 10:00.AM to 12:00.PM$/ });
    expect(link).toHaveAttribute('href', '/sessions/s1');
    expect(link.parentElement).toHaveTextContent(`Sat, Nov 28 · 10:00 AM to 12:00 PM · Playing now${own}`);
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent('Saturday, December 5');
  },
);

test.each([
  ['a running session', '2026-11-28T15:30:00Z', {}, 'Playing now'],
  ['one that is cancelled', '2026-11-28T15:30:00Z', { status: SessionStatus.Cancelled }, 'Cancelled'],
  ['one that no longer takes answers', '2026-11-28T14:30:00Z', {}, 'Too late to answer'],
])('of %s alone the schedule says so, and that none is to come', async (_name, at, of, state) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
  openSchedule({
    [upcoming]: [session(of)],
    'GET /api/v1/Settings/club': { ...club, answersCloseMinutes: 60 },
  });
  expect(await screen.findByText(new RegExp(`${state}$`))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
  expect(cards()).toEqual([]);
});

test('nothing is available in a running session', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T15:30:00Z'));
  await openSessions([session()], '/schedule?available=1');
  expect(screen.getByRole('heading', { name: 'No matching sessions' })).toBeVisible();
  expect(screen.queryByText(/Playing now/)).not.toBeInTheDocument();
});
