import { type MailProblem, UserStatus } from 'shared-api/contract';
import type { DueFacts, SessionFacts } from '../../src/mail/facts';
import type { MailName, MailProps } from '../../src/mail/list';
import { expiryOf, mayReceive, type Preference, topicOf, triedUntil } from '../../src/mail/list';
import { type AttemptResult, type Outcome, outcomeOf, pauseAfter } from '../../src/mail/outbox/policy';
import { sendAfter } from '../../src/mail/outbox/sender';
import { samples } from '../../src/mail/preview/samples';

const failed = (error: object): AttemptResult => ({ type: 'failed', error });
const envelope = (responseCode: number, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  responseCode,
});
const [refused, again] = [
  { state: 2, problem: 'refused' },
  (problem: MailProblem) => ({ state: 0, problem }) as const,
] as const;

const outcomes: [string, AttemptResult, Outcome][] = [
  ['accepted', { type: 'accepted' }, { state: 1, problem: null }],
  [
    'unsubscribed, or gone since',
    { type: 'unwanted', why: 'unreached' },
    { state: 3, problem: null, skippedFor: 'unreached' },
  ],
  ['a mailbox that is not there', failed(envelope(550)), refused],
  ['a content that is refused', failed({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }), refused],
  ['an address that is none', failed({ code: 'EENVELOPE', command: 'API' }), refused],
  ['greylisting', failed(envelope(451)), again('postponed')],
  ['a full mailbox', failed(envelope(452)), again('postponed')],
  ['a server that leaves', failed(envelope(421)), again('unreachable')],
  ['a lost connection', failed({ code: 'ECONNECTION', command: 'CONN' }), again('unreachable')],
  ['a server that is away', failed({ code: 'ESOCKET', command: 'CONN' }), again('unreachable')],
  ['a server that takes nothing now', failed(envelope(452, 'MAIL FROM')), again('unreachable')],
  // Somebody can correct the club's password; nothing is wrong with the e-mails.
  [
    'a login that is refused',
    failed({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }),
    again('login'),
  ],
  ['a sender that is refused', failed(envelope(550, 'MAIL FROM')), again('login')],
  [
    'a greeting that is a refusal',
    failed({ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }),
    again('unreachable'),
  ],
  ['a defect of ours', failed(new TypeError('undefined')), again('defect')],
];

test.each(outcomes)('%s', (_, result, outcome) => expect(outcomeOf(result)).toEqual(outcome));

test.each([
  [0, 20],
  [20, 20],
  [40, 40],
  [300, 300],
  [3_600, 600],
])('what has failed for %d seconds is tried again after %d', (since, expected) => {
  expect(pauseAfter(since * 1000)).toBe(expected * 1000);
});

const madeOn = new Date('2026-11-21T15:00:00Z');
const start = '2026-11-28T15:00:00.000Z';
const ends: [MailName, string, string | null][] = [
  ['password-forgotten', 'usual', '2026-11-21T16:00:00.000Z'],
  ['address-unconfirmed', 'usual', '2026-11-22T15:00:00.000Z'],
  ['place-confirmed', 'usual', start],
  ['attendance-reminder', 'usual', start],
  ['attendance-reminder', 'no session', null],
  ['place-offered', 'usual', '2026-11-21T17:00:00.000Z'],
  ['schedule-change', 'moved', '2026-11-28T18:30:00.000Z'],
  ['schedule-change', 'usual', null],
  ['payment-confirmation', 'usual', null],
  ['announcement', 'usual', null],
];

test.each(ends)('%s (%s) is true until %s', (template, sample, expected) => {
  const props = samples[template][sample] as never;
  const trueUntil = expiryOf(template, props, madeOn);
  expect(trueUntil?.toISOString() ?? null).toBe(expected);
  const threeDays = madeOn.getTime() + 3 * 86_400_000;
  expect(triedUntil(trueUntil, madeOn).getTime()).toBe(
    Math.min(threeDays, trueUntil?.getTime() ?? threeDays),
  );
});

const member = {
  ...{ status: UserStatus.Active, emailConfirmedOn: new Date(0) },
  ...{ wantsNews: true, wantsReminders: true, wantsAnswers: true, wantsSpots: true, wantsPasses: true },
};
const receivers: [string, Parameters<typeof mayReceive>[1], MailName[]][] = [
  ['a member', member, ['password-forgotten', 'payment-reminder', 'announcement']],
  ['who has unsubscribed', { ...member, wantsNews: false }, ['password-forgotten', 'payment-reminder']],
  ['who is suspended', { ...member, status: UserStatus.Suspended }, ['password-forgotten']],
  ['whose address nobody has confirmed', { ...member, emailConfirmedOn: null }, ['password-forgotten']],
  ['who has left', undefined, []],
];

test.each(receivers)('%s gets', (_, to, expected) => {
  const templates: MailName[] = ['password-forgotten', 'payment-reminder', 'announcement'];
  expect(templates.filter((template) => mayReceive({ template, props: null }, to))).toEqual(expected);
  expect(mayReceive({ template: 'account-deleted', props: null }, to)).toBe(true);
});

const session = samples['waiting-joined'].usual?.session as SessionFacts;
const about = { firstName: 'Ann', userId: 'u1', session };
const confirmed = { ...about, due: null, isIncluded: true, guests: [] };
const due = samples['place-confirmed'].usual?.due as DueFacts;
const pass = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };
const ended = (...kept: DueFacts[]) => ({ firstName: 'Ann', pass, released: [], kept });
const switched: [string, Preference[], Parameters<typeof mayReceive>[0]][] = [
  ['your own yes', ['wantsAnswers'], { template: 'place-confirmed', props: { ...confirmed, by: 'person' } }],
  ['your turn', ['wantsSpots'], { template: 'place-confirmed', props: { ...confirmed, by: 'line' } }],
  ['your own no', ['wantsAnswers'], { template: 'place-declined', props: { ...about, by: 'person' } }],
  ['somebody else’s no', ['wantsSpots'], { template: 'place-declined', props: { ...about, by: 'pass' } }],
  ['an answer repeated', ['wantsAnswers'], { template: 'attendance-confirmation', props: null }],
  ['a pass', ['wantsPasses'], { template: 'season-registration-confirmation', props: null }],
  ['a pass that ends', ['wantsPasses'], { template: 'pass-ended', props: ended() }],
  ['a pass that ends with something to pay', [], { template: 'pass-ended', props: ended(due) }],
  ['a reminder', ['wantsNews', 'wantsReminders'], { template: 'attendance-reminder', props: null }],
  ['an announcement', ['wantsNews'], { template: 'announcement', props: null }],
  ['a receipt', [], { template: 'payment-confirmation', props: null }],
  ['a cancelled session', [], { template: 'schedule-change', props: null }],
  ['what is owed', [], { template: 'session-dues-changed', props: null }],
  ['a password', [], { template: 'password-forgotten', props: null }],
];

test.each(switched)('%s is stopped by %j and no other switch', (_, expected, email) => {
  const wishes: Preference[] = ['wantsNews', 'wantsReminders', 'wantsAnswers', 'wantsSpots', 'wantsPasses'];
  const stopping = wishes.filter((wish) => !mayReceive(email, { ...member, [wish]: false }));
  expect(stopping).toEqual(expected);
  expect(mayReceive(email, member)).toBe(true);
});

const waits: [MailName, string, number][] = [
  ['place-confirmed', 'usual', 15],
  ['place-declined', 'usual', 15],
  ['waiting-joined', 'usual', 15],
  ['waiting-left', 'usual', 15],
  // People can only undo their own actions, and an offer expires.
  ['place-confirmed', 'by the line', 0],
  ['place-declined', 'by an administrator', 0],
  ['place-offered', 'usual', 0],
  // A second guest does not undo the first one.
  ['guest-added', 'usual', 0],
  ['attendance-confirmation', 'usual', 0],
  ['password-forgotten', 'usual', 0],
];

test.each(waits)('%s (%s) waits %d seconds', (template, sample, seconds) => {
  const props = samples[template][sample] as MailProps[MailName];
  const now = new Date('2026-11-21T15:00:00Z');
  const topic = topicOf(template, props as never);
  expect(sendAfter({ template, props, topic }, now).getTime() - now.getTime()).toBe(seconds * 1000);
});
