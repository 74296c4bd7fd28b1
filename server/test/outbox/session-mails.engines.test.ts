import { samples } from '../../src/emails/preview/samples';
import { type Club, openClub } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

test('mails about one session leave in one thread, the spot with an entry for the calendar', async () => {
  const player = await club.person();
  const { db, emails } = club.app.services;
  const { firstName: _, ...confirmed } = samples['place-confirmed'].usual as NonNullable<
    (typeof samples)['place-confirmed'][string]
  >;
  const { session, userId } = confirmed;
  await emails.sendEmail(db, player, 'place-confirmed', confirmed);
  await emails.sendEmail(db, player, 'guest-added', { session, userId, guest: 'Malik', due: null });
  await emails.sendEmail(db, player, 'password-changed', { isRecovery: false });
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
