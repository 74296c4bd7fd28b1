import { act, screen } from '@testing-library/react';
import { club, errorReply, record, session } from 'shared-ui/testing';
import { answers, answersFor, notes, openAnswer, press, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

const at = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));

test.each([
  ['at the start', 0, '10:00'],
  ['as long before as the club says', 90, '8:30'],
])('the page says until when answers are taken: %s', async (_name, answersCloseMinutes, time) => {
  await openAnswer({
    ...answersFor(session()),
    'GET /api/v1/Settings/club': { ...club, answersCloseMinutes },
  });
  await yes();
  expect(await screen.findByText(`Answers close Sat, Nov 28 at ${time} AM`)).toBeVisible();
});

test.each([
  ['open', session()],
  ['full and waited for', session({ waitingPosition: 1, registeredPlayersCount: 20 })],
])('once answers have closed, a session that is %s has no form and no buttons', async (_name, of) => {
  at('2026-11-28T15:00:00Z');
  await openAnswer(answersFor(of, record()), '/attendance-confirmation?sessionId=s1');
  expect(await screen.findByRole('heading', { name: 'Answers are closed' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Answers are closed · Sat, Nov 28');
  expect(document.title).toMatch(/^Answers are closed\s· Sat, Nov 28/);
  expect(screen.getByText('Answers closed Sat, Nov 28 at 10:00 AM')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
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
  [
    'en',
    '/attendance-confirmation',
    'Will you be there?',
    'Answers are closed',
    'Answers closed Sat, Nov 28',
  ],
  ['fr', '/confirmation-presence', 'Y serez-vous?', 'Réponses closes', 'Réponses closes depuis le'],
])(
  'a form that is open while answers close stays, and its page stops asking (%s)',
  async (_language, address, asks, closed, hour) => {
    jest.useFakeTimers({ now: new Date('2026-11-28T14:59:30Z'), doNotFake: ['queueMicrotask'] });
    try {
      await openAnswer(answersFor(session()), address);
      expect(await screen.findByText(asks, { exact: false, selector: 'h1' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(closed);
      expect(document.title.startsWith(closed)).toBe(true);
      expect(screen.getByText(new RegExp(hour, 'i'))).toBeVisible();
      expect(screen.getByRole('textbox')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  },
);

test('an answer that is sent once answers have closed gets the reason, and loses nothing', async () => {
  at('2026-11-28T14:59:00Z');
  const message = 'Answers closed when the session started';
  const { user } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: () => {
      at('2026-11-28T15:00:01Z');
      return errorReply(409, 'answersClosed', message);
    },
  });
  await user.click(await yes());
  await user.type(notes(), 'Late by ten');
  await user.click(press('Send my answer'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(notes()).toHaveValue('Late by ten');
  expect(await yes()).toBeChecked();
});
