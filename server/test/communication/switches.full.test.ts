import { inArray } from 'drizzle-orm';
import type { ProfileChange } from 'shared-api/contract';
import { users } from '../../src/data/schema';
import type { Command } from '../../src/http/perform';
import type { MailProps } from '../../src/mail/list';
import { countRecipients } from '../../src/mail/outbox/count-recipients';
import { samples } from '../../src/mail/preview/samples';
import { changeProfile } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
  club.mailer.sent.length = 0;
});
afterEach(() => change({ answerEmails: true, spotEmails: true, passEmails: true }));

type Switches = Partial<Record<'answerEmails' | 'spotEmails' | 'passEmails', boolean>>;

const change = async (switches: Switches) => {
  const as = await club.admin();
  const { system: _, version: __, ...settings } = (await club.call('GET /api/v1/Settings', { as })).ok();
  const notifications = { ...settings.notifications, ...switches };
  (await club.call('PUT /api/v1/Settings', { as, body: { ...settings, notifications } })).ok();
};
const choose = async (choice: Partial<ProfileChange>) => (await changeProfile(club, player, choice)).ok();
const sample = <Name extends keyof MailProps>(template: Name, name = 'usual') =>
  samples[template][name] as MailProps[Name];

/** Sends one of each kind that can be switched off, and two that cannot. */
const sendAll = async ({ emails }: Command) => {
  await emails.notify('guest-added', { to: player, ...sample('guest-added') });
  await emails.notify('place-confirmed', { to: player, ...sample('place-confirmed', 'by the line') });
  await emails.notify('pass-ended', { to: player, ...sample('pass-ended', 'no dates') });
  await emails.notify('payment-confirmation', { to: player, ...sample('payment-confirmation') });
  await emails.notify('password-changed', { to: player, isRecovery: false });
};
const [answer, spot] = [
  'Session on Saturday, November 28',
  'A spot opened up: you’re in for Saturday, November 28',
];
const [pass, receipt] = ['Your season pass has ended', 'We have received your payment of $95.00'];
const password = 'Your password has been changed';
const subjects = async () => {
  await club.perform(sendAll);
  await club.drain();
  return club.mailer.sent.map(({ subject }) => subject).sort();
};

test.each([
  [{}, [spot, answer, receipt, password, pass]],
  [{ wantsAnswers: false }, [spot, receipt, password, pass]],
  [{ wantsSpots: false }, [answer, receipt, password, pass]],
  [{ wantsPasses: false }, [spot, answer, receipt, password]],
  [{ wantsAnswers: false, wantsSpots: false, wantsPasses: false, wantsNews: false }, [receipt, password]],
])('with %j in their profile, a person gets the rest', async (choice, expected) => {
  expect(await choose(choice)).toMatchObject(choice);
  expect(await subjects()).toEqual([...expected].sort());
});

test.each<[Switches, string[]]>([
  [{ answerEmails: false }, [spot, receipt, password, pass]],
  [{ spotEmails: false }, [answer, receipt, password, pass]],
  [{ passEmails: false }, [spot, answer, receipt, password]],
])('with %j in its settings, the club sends the rest by itself', async (switches, expected) => {
  await change(switches);
  expect(await subjects()).toEqual([...expected].sort());
});

test('what an administrator sends does not ask the club’s switches, but each person’s', async () => {
  await change({ answerEmails: false });
  const other = await club.person();
  await choose({ wantsAnswers: false });
  const mailing = { template: 'attendance-confirmation', language: null } as const;
  const who = inArray(users.id, [player.id, other.id]);
  const progress = await club.perform(({ emails }) => emails.sendMailing(mailing, [who]));
  expect(progress).toMatchObject({ total: 2, skipped: 1 });
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual([other.email]);
});

test('reminders stop by their own switch or with all news, and the news without them stay', async () => {
  const send = async (template: 'attendance-reminder' | 'announcement') => {
    const mailing = { template, language: null };
    const who = inArray(users.id, [player.id]);
    return (await club.perform(({ emails }) => emails.sendMailing(mailing, [who])))?.skipped;
  };
  await choose({ wantsReminders: false });
  expect([await send('attendance-reminder'), await send('announcement')]).toEqual([1, 0]);
  await choose({ wantsReminders: true, wantsNews: false });
  expect([await send('attendance-reminder'), await send('announcement')]).toEqual([1, 1]);
});

test('who would not get an e-mail is not counted beforehand', async () => {
  const count = () => club.perform((command) => countRecipients(command, sendOne));
  const sendOne = ({ emails }: Command) =>
    emails.notify('place-offered', { to: player, ...sample('place-offered') });
  expect(await count()).toBe(1);
  await choose({ wantsSpots: false });
  expect(await count()).toBe(0);
  await choose({ wantsSpots: true });
  await change({ spotEmails: false });
  expect(await count()).toBe(0);
});

test('the switches are in the person’s data, and the club’s in the log', async () => {
  await choose({ wantsSpots: false });
  const data = (await club.call('GET /api/v1/Users/me/export', { as: player })).ok();
  expect(data.profile).toMatchObject({ wantsNews: true, wantsAnswers: true, wantsSpots: false });
  await change({ passEmails: false });
  const log = (await club.call('GET /api/v1/Audit', { as: await club.admin() })).ok();
  expect(log[0]).toMatchObject({
    action: 'settings.update',
    before: { notifications: { passEmails: true } },
    after: { notifications: { passEmails: false } },
  });
});
