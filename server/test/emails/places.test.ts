import { Language } from 'shared-api/contract';
import type { MailName } from '../../src/mail/list';
import { sampleContext } from '../../src/mail/preview/facts';
import { rendered } from '../support/emails';

const nbsp = (text: string) => text.replaceAll('~', '\u00a0');

/** What an e-mail says by its facts; the French texts are chosen by the same ones. */
const cases: [MailName, sample: string, ...words: string[]][] = [
  [
    'place-confirmed',
    'usual',
    'You’re in!',
    'Your spot is saved.',
    'CS-7K2M-9QXA',
    'Can’t come? Tell us by Fri,~Nov~27 at 10:00~AM.',
  ],
  [
    'place-confirmed',
    'by a pass',
    'Your season pass covers this date, so your spot is saved.',
    'Included in your season pass.',
  ],
  [
    'place-confirmed',
    'by an administrator, with guests',
    'The club saved you a spot on Saturday, November 28',
    'The club has saved you a spot.',
    'Your guests: Malik, Zoé',
    '$30.00',
    'Doors open at 9:45.',
  ],
  [
    'place-confirmed',
    'by the line',
    'A spot opened up: you’re in for Saturday, November 28',
    'You’re in!',
    'A spot opened up, and it’s yours.',
  ],
  [
    'place-confirmed',
    'after the deadline',
    'A spot opened up: you’re in for Sunday, November 22',
    'Can’t come any more? Please tell us right away.',
  ],
  ['place-declined', 'usual', 'You’re not going', 'Come back while a spot is left.', 'I’m in'],
  [
    'place-declined',
    'by an administrator',
    'You no longer have a spot on Saturday, November 28',
    'The club has taken you off the list',
    'The heating has failed.',
  ],
  [
    'place-declined',
    'by a pass',
    'You no longer have a spot on Saturday, November 28',
    'Your season pass doesn’t cover this date any more',
  ],
  ['place-declined', 'with a guest', 'The spot of your guest is open to others, too: Camille.'],
  [
    'place-declined',
    'with guests',
    'You no longer have a spot on Saturday, November 28',
    'The spots of your guests are open to others, too: Camille, Malik.',
  ],
  [
    'place-offered',
    'usual',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    'It’s your turn: the spot is yours until 12:00~PM today.',
    'It costs $10.00. You owe nothing unless you say yes.',
    'I’m in',
    'Not going',
    'No answer? It goes to the next person.',
  ],
  [
    'place-offered',
    'until another day',
    'A spot for you on Saturday, November 28: answer by Sun,~Nov~22 at 10:00~AM',
    'the spot is yours until Sun,~Nov~22 at 10:00~AM.',
    'You have nothing to pay for it.',
  ],
  [
    'place-offered',
    'call',
    'A spot opened up on Saturday, November 28: the first yes gets it',
    'A spot opened up for everyone on the waiting list. First yes wins.',
  ],
  [
    'place-offered',
    'after a late no',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    'You already owe $10.00 for this session because you cancelled late. This spot costs nothing more.',
  ],
  [
    'place-offered',
    'after a late no, paid',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    'You’ve already paid $10.00 for this session because you cancelled late.',
  ],
  [
    'offer-passed',
    'usual',
    'Your time to answer has run out',
    'you’re off the waiting list. If one is left you can still save it, and otherwise join the list again.',
  ],
  ['offer-passed', 'call', 'Someone else was quicker', 'You’re still on the waiting list.'],
  ['waiting-joined', 'usual', 'You’re 1st on the waiting list. We’ll email you as soon as it’s your turn.'],
  [
    'waiting-joined',
    'without a mail',
    'Emails about spots are switched off, so look at the site to see when it’s your turn.',
  ],
  [
    'waiting-left',
    'usual',
    'You’ve left the waiting list for this session.',
    'You can come back from the schedule.',
  ],
  [
    'waiting-left',
    'by an administrator',
    'You’re off the waiting list for Saturday, November 28',
    'The club has taken you off the waiting list for this session.',
    'Doors open at 9:45.',
  ],
  [
    'waiting-left',
    'by a pass',
    'You’re off the waiting list for Saturday, November 28',
    'Your season pass doesn’t cover this date any more, so you’re off the waiting list for this session.',
  ],
  [
    'late-no-forgiven',
    'of a guest',
    'Cancelled late, free after all: Saturday, November 28',
    'Your late cancellation is free after all',
    'your guest Malik',
  ],
  [
    'place-lapsed',
    'usual',
    'Your spot on Saturday, November 28 went to someone else',
    'You don’t owe anything for it.',
  ],
  [
    'attendance-reminder',
    'full, with a spot held',
    'Will you be there on Saturday, November 28?',
    'Full',
    'It’s full right now. You can join the waiting list.',
  ],
  ['guest-added', 'usual', 'Malik is in', 'A spot is saved for your guest Malik.', 'CS-7K2M-9QXA'],
  [
    'guest-dropped',
    'usual',
    'Malik isn’t coming',
    'Your guest Malik is off the list. Your own spot is still saved.',
  ],
  [
    'places-held',
    'usual',
    '2 sessions included in your season pass',
    'Your spot is saved on',
    'Saturday, November 28',
    'Saturday, December 5',
  ],
  [
    'places-held',
    'all are full',
    'Session on Saturday, November 28: you’re on the waiting list',
    'You’re on the waiting list',
    'Your season pass covers this session.',
    'On the waiting list, ahead of everyone without a pass',
  ],
  [
    'season-registration-confirmation',
    'usual',
    'Your season pass is confirmed',
    'Your spot is saved at each of its sessions, while spots last.',
    'Can’t come? Tell us at least 24 hours before. A date that you free by then is credited to you if your pass is paid; other missed sessions aren’t refunded.',
  ],
  [
    'season-registration-confirmation',
    'some are full',
    'Your season pass is confirmed',
    'Some sessions are full: you’re on their waiting lists.',
    'Your spot is saved on',
    'On the waiting list, ahead of everyone without a pass',
  ],
  [
    'season-registration-confirmation',
    'a gift',
    'Your season pass is confirmed',
    'at least 24 hours before.',
  ],
  [
    'season-registration-confirmation',
    'no pass',
    'Your season pass',
    'Our site shows whether any are left.',
    'See the season passes',
  ],
  ['season-registration-reminder', 'usual', 'Season pass: Winter 2027', 'See the season passes'],
  [
    'payment-confirmation',
    'partly with credit',
    'Paid in full: $95.00',
    'This is paid now: $75.00 that we have received, and $20.00 from your credit.',
    'Amount: $95.00',
  ],
  [
    'payment-credited',
    'usual',
    'Your credit: $10.00 more',
    'A payment of yours for the session of Saturday, November 28 isn’t needed any more.',
  ],
  [
    'pass-ended',
    'two at once',
    'Your season pass has ended',
    'from December 1, 2026 to February 28, 2027',
    'from March 6, 2027 to May 29, 2027',
  ],
  [
    'pass-ended',
    'usual',
    'Your season pass has ended',
    'from December 1, 2026 to February 28, 2027',
    'Your spot is open to others on',
    'No season pass covers this session, so it is to be paid at the drop-in price:',
  ],
];

const wordsOf = async (template: MailName, sample: string) => {
  const { subject, text } = await rendered(template, sample);
  return { subject, text: text.replace(/[ \n]+/g, ' ') };
};

test.each(cases)('%s (%s) says what is true', async (template, sample, ...words) => {
  const { subject, text } = await wordsOf(template, sample);
  for (const sentence of words) expect(`${subject}\n${text}`).toContain(nbsp(sentence));
});

test('a club that credits no released date promises none', async () => {
  const club = { ...sampleContext.club, creditReleasedDates: false };
  const context = { ...sampleContext, club };
  const { text } = await rendered('season-registration-confirmation', 'usual', Language.English, context);
  expect(text).toMatch(/Missed\s+sessions\s+aren’t\s+refunded/);
  expect(text).not.toMatch(/credited/);
});

test('whom a club writes nothing about spots is not promised an e-mail', async () => {
  const context = { ...sampleContext, club: { ...sampleContext.club, spotEmails: false } };
  const { text } = await rendered('waiting-joined', 'usual', Language.English, context);
  expect(text).toMatch(/Emails\s+about\s+spots\s+are\s+switched\s+off/);
  expect(text).not.toMatch(/We’ll\s+email\s+you/);
});

test('whoever waits for every session of their pass is not told how to give a spot up', async () => {
  const giveUp = 'One tap frees your spot.';
  expect((await wordsOf('places-held', 'all are full')).text).not.toContain(giveUp);
  expect((await wordsOf('places-held', 'some are full')).text).toContain(giveUp);
});

test('nobody who has no spot any more is told that one is saved, or how to say no', async () => {
  for (const [template, sample] of [
    ['place-declined', 'usual'],
    ['place-declined', 'by an administrator'],
    ['offer-passed', 'usual'],
    ['waiting-left', 'usual'],
    ['pass-ended', 'no dates'],
  ] as const) {
    const { text } = await wordsOf(template, sample);
    expect(text).not.toMatch(/spot is saved|Not going/);
  }
});
