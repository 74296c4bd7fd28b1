import { UserStatus } from 'shared-api/contract';
import { mayReceive, type Preference } from '../../src/emails/category';
import type { DueFacts, SessionFacts } from '../../src/emails/facts';
import { samples } from '../../src/emails/preview/samples';
import type { EmailProps, TemplateName } from '../../src/emails/props';
import { topicOf } from '../../src/emails/session';
import { type AttemptResult, type Outcome, outcomeOf, sendAfter } from '../../src/outbox/policy';

const failed = (attempt: number, error: object): AttemptResult => ({ type: 'failed', attempt, error });
const envelope = (responseCode: number) => ({ code: 'EENVELOPE', responseCode });
const [sent, refused, skipped, givenUp] = [{ state: 1 }, { state: 2 }, { state: 3 }, { state: 4 }] as const;
const again = (seconds: number) => ({ state: 0, pauseMs: seconds * 1000 }) as const;

const outcomes: [string, AttemptResult, Outcome][] = [
  ['accepted', { type: 'accepted' }, sent],
  ['unsubscribed, or gone since', { type: 'unwanted' }, skipped],
  ['a mailbox that is not there', failed(1, envelope(550)), refused],
  ['a content that is refused', failed(1, { code: 'EMESSAGE', responseCode: 554 }), refused],
  ['a refusal at the last attempt', failed(7, envelope(550)), refused],
  ['greylisting', failed(1, envelope(451)), again(20)],
  ['a full mailbox, for the second time', failed(2, envelope(452)), again(40)],
  ['a lost connection, for the third time', failed(3, { code: 'ECONNECTION' }), again(80)],
  ['a server that is away, for the sixth time', failed(6, { code: 'ECONNREFUSED' }), again(640)],
  ['a server that is away, for the seventh time', failed(7, { code: 'ECONNREFUSED' }), givenUp],
  // Somebody can correct the club's password; nothing is wrong with the e-mails.
  ['a login that is refused', failed(1, { code: 'EAUTH', responseCode: 535 }), again(20)],
  ['a greeting that is a refusal', failed(1, { code: 'EPROTOCOL', responseCode: 554 }), again(20)],
  ['a defect of ours', failed(1, new TypeError('undefined')), again(20)],
];

test.each(outcomes)('%s', (_, result, outcome) => expect(outcomeOf(result)).toEqual(outcome));

const member = {
  ...{ status: UserStatus.Active, emailConfirmedOn: new Date(0) },
  ...{ wantsNews: true, wantsReminders: true, wantsAnswers: true, wantsSpots: true, wantsPasses: true },
};
const receivers: [string, Parameters<typeof mayReceive>[1], TemplateName[]][] = [
  ['a member', member, ['reset-password', 'payment-reminder', 'announcement']],
  ['who has unsubscribed', { ...member, wantsNews: false }, ['reset-password', 'payment-reminder']],
  ['who is suspended', { ...member, status: UserStatus.Suspended }, ['reset-password']],
  ['whose address nobody has confirmed', { ...member, emailConfirmedOn: null }, ['reset-password']],
  ['who has left', undefined, []],
];

test.each(receivers)('%s gets', (_, to, expected) => {
  const templates: TemplateName[] = ['reset-password', 'payment-reminder', 'announcement'];
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
  ['a password', [], { template: 'reset-password', props: null }],
];

test.each(switched)('%s is stopped by %j and no other switch', (_, expected, email) => {
  const wishes: Preference[] = ['wantsNews', 'wantsReminders', 'wantsAnswers', 'wantsSpots', 'wantsPasses'];
  const stopping = wishes.filter((wish) => !mayReceive(email, { ...member, [wish]: false }));
  expect(stopping).toEqual(expected);
  expect(mayReceive(email, member)).toBe(true);
});

const waits: [TemplateName, string, number][] = [
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
  ['reset-password', 'usual', 0],
];

test.each(waits)('%s (%s) waits %d seconds', (template, sample, seconds) => {
  const props = samples[template][sample] as EmailProps[TemplateName];
  const now = new Date('2026-11-21T15:00:00Z');
  const topic = topicOf(template, props as never);
  expect(sendAfter({ template, props, topic }, now).getTime() - now.getTime()).toBe(seconds * 1000);
});
