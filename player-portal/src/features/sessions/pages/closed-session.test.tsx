import { act, screen } from '@testing-library/react';
import { club, errorReply, record, session } from 'shared-ui/testing';
import { answers, answersFor, notes, openAnswer, writeNote, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

const at = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));

test.each([
  ['not at the start', 0, null],
  ['as long before as the club says', 90, 'Answer by Sat, Nov 28 at 8:30 AM.'],
])('the page says until when answers are taken: %s', async (_name, answersCloseMinutes, note) => {
  await openAnswer({
    ...answersFor(session()),
    'GET /api/v1/Settings/club': { ...club, answersCloseMinutes },
  });
  await yes();
  if (note) expect(await screen.findByText(note)).toBeVisible();
  else expect(screen.queryByText(/^Answer by/)).not.toBeInTheDocument();
});

test.each([
  ['open', session()],
  ['full and waited for', session({ waitingPosition: 1, registeredPlayersCount: 20 })],
])('once answers have closed, a session that is %s has no form and no buttons', async (_name, of) => {
  at('2026-11-28T15:00:00Z');
  await openAnswer(answersFor(of, record()), '/attendance-confirmation?sessionId=s1');
  expect(await screen.findByRole('heading', { name: 'It’s too late to answer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Too late to answer · Sat, Nov 28');
  expect(document.title).toMatch(/^Too late to answer\s· Sat,\sNov\s28/);
  expect(screen.queryByRole('button', { name: 'I’m in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /answer|waiting/i })).not.toBeInTheDocument();
});

test('without a session in the address, the first that still takes answers is the one', async () => {
  at('2026-11-28T15:00:00Z');
  const later = session({ id: 's1', sessionDate: '2026-12-05' });
  await openAnswer({
    ...answersFor(later),
    'GET /api/v1/Sessions/available': [session({ id: 'played' }), later],
  });
  expect(await screen.findByRole('heading', { name: 'Saturday, December 5' })).toBeVisible();
  expect(await yes()).toBeEnabled();
});

test.each([
  ['en', '/attendance-confirmation?note=true', 'Will you be there on', 'Too late to answer'],
  ['fr', '/confirmation-presence?note=true', 'Y serez-\u2060vous le', 'Trop tard pour répondre'],
])(
  'a form that is open while answers close stays, and its page stops asking (%s)',
  async (_language, address, asks, closed) => {
    jest.useFakeTimers({ now: new Date('2026-11-28T14:59:30Z'), doNotFake: ['queueMicrotask'] });
    try {
      await openAnswer(answersFor(session()), address);
      expect(await screen.findByText(asks, { exact: false, selector: 'h1' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(closed);
      expect(document.title.startsWith(closed)).toBe(true);
      expect(screen.getByRole('textbox')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  },
);

test('an answer that is sent once answers have closed gets the reason, and loses nothing', async () => {
  at('2026-11-28T14:59:00Z');
  const message = 'You could answer until the session started';
  const { user } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: () => {
      at('2026-11-28T15:00:01Z');
      return errorReply(409, 'answersClosed', message);
    },
  });
  await writeNote(user, 'Late by ten');
  await user.click(await yes());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(notes()).toHaveValue('Late by ten');
  expect(await yes()).toHaveAttribute('aria-pressed', 'true');
});
