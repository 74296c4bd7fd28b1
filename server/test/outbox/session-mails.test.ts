import { OutboxState, outbox } from '../../src/data/schema';
import type { MailProps } from '../../src/mail/list';
import { samples } from '../../src/mail/preview/samples';
import { clubForAll, type Person } from '../support/club';
import { passTime } from '../support/outbox';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
  club.mailer.sent.length = 0;
});

type Template = 'place-confirmed' | 'place-declined' | 'waiting-joined' | 'guest-added';
const write = <Name extends Template>(template: Name, sample = 'usual', changes: object = {}, to = player) =>
  club.perform(({ emails }) =>
    emails.notify(template, { to, ...(samples[template][sample] as MailProps[Name]), ...changes }),
  );
const session = samples['place-confirmed'].usual?.session as MailProps['place-confirmed']['session'];
const [yes, no] = ['You’re in!', 'You’re not going'];
/** Sends what is due. @returns the address and the title of each mail */
const sendDueMails = async () => {
  await club.app.services.jobs.drain();
  const mails = club.mailer.sent.splice(0);
  return mails.map(({ to, text }) => [to, [yes, no].find((title) => text.includes(title))]);
};

test('mails about one session leave in one thread, the spot with an entry for the calendar', async () => {
  await write('place-confirmed');
  await write('guest-added');
  await club.perform(({ emails }) => emails.notify('password-changed', { to: player, isRecovery: false }));
  await club.drain();
  const root = `<session.${session.id}@club.test>`;
  const { sent } = club.mailer;
  const inThread = sent.filter(({ references, inReplyTo }) => references === root && inReplyTo === root);
  expect(inThread).toHaveLength(2);
  expect(new Set([root, ...sent.map(({ messageId }) => messageId)]).size).toBe(4);
  const files = sent.flatMap(({ attachments }) => attachments ?? []);
  expect(files).toEqual([expect.objectContaining({ content: expect.stringContaining(`UID:${session.id}`) })]);
  const other = sent.find(({ subject }) => subject === 'Your password has been changed');
  expect(other).not.toHaveProperty('references');
});

test('who answers, undoes it and answers again gets one mail, about the last answer', async () => {
  const { db } = club.app.services;
  await db.delete(outbox);
  await write('place-confirmed');
  await write('place-declined');
  passTime(club, 10);
  await write('place-confirmed');
  await write('place-declined');
  passTime(club, 14);
  expect(await sendDueMails()).toEqual([]);
  passTime(club, 1);
  expect(await sendDueMails()).toEqual([[player.email, no]]);
  const states = (await db.select({ state: outbox.state }).from(outbox)).map(({ state }) => state);
  const { Sent, Skipped } = OutboxState;
  expect(states.sort()).toEqual([Sent, Skipped, Skipped, Skipped].sort());
});

test('an answer that was overtaken by the line is not mailed after it', async () => {
  await write('waiting-joined');
  await write('place-confirmed', 'by the line');
  expect(await sendDueMails()).toEqual([[player.email, yes]]);
  passTime(club, 20);
  expect(await sendDueMails()).toEqual([]);
});

test('nobody’s mail is taken back by another person’s, or by one about another session', async () => {
  const other = await club.person();
  await write('place-confirmed');
  await write('place-declined', 'usual', {}, other);
  await write('place-declined', 'usual', { session: { ...session, id: other.id } });
  passTime(club, 20);
  const expected = [
    [player.email, yes],
    [player.email, no],
    [other.email, no],
  ];
  expect((await sendDueMails()).sort()).toEqual(expected.sort());
});
