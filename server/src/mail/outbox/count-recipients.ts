import { and, eq, inArray } from 'drizzle-orm';
import type { EmailCategory } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { OutboxState, outbox, settings, users } from '../../data/schema';
import { categoryOf, type MailName, type MailProps, mayReceive } from '../list';
import type { EmailSender } from './sender';
import { isEmail } from './store';

/** Categories of e-mails that the club has switched off; administrators' own mailings are sent all the same. */
export async function switchedOff(db: Db): Promise<ReadonlySet<EmailCategory>> {
  const { answerEmails: answers, spotEmails: spots, passEmails: passes } = settings;
  const [row] = await db.select({ answers, spots, passes }).from(settings);
  const categories = ['answers', 'spots', 'passes'] as const;
  return new Set(row ? categories.filter((category) => !row[category]) : []);
}

/** An e-mail that an action would send. */
interface Email {
  userId: string;
  template: MailName;
  props: MailProps[MailName];
}

/**
 * Counts the people whom an action would e-mail, by a dry run that is rolled back, so that the number
 * is exact.
 * @param act performs the action with the given services
 * @throws whatever the action throws
 */
export async function countRecipients<Parts extends { db: Tx; emails: EmailSender }>(
  services: Parts,
  act: (services: Parts) => Promise<unknown>,
): Promise<number> {
  const rollback = new Error('Only a dry run');
  let people = 0;
  const count = async (tx: Tx) => {
    const emails: Email[] = [];
    const mailingIds: string[] = [];
    const sender: EmailSender = {
      async notify(template, ...letters) {
        for (const { to, ...rest } of letters) {
          const props = rest as unknown as MailProps[typeof template];
          // Mails to the team's own address have no user.
          if (to.id) emails.push({ userId: to.id, template, props });
        }
      },
      async sendMailing(...mailing) {
        const progress = await services.emails.sendMailing(...mailing);
        if (progress) mailingIds.push(progress.mailingId);
        return progress;
      },
    };
    await act({ ...services, db: tx, emails: sender });
    const receivers = [...(await emailReceivers(tx, emails)), ...(await mailingReceivers(tx, mailingIds))];
    people = new Set(receivers).size;
    throw rollback;
  };
  await services.db.transaction(count).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return people;
}

async function emailReceivers(tx: Tx, emails: readonly Email[]): Promise<string[]> {
  const ids = emails.map(({ userId }) => userId);
  const found = await tx.select().from(users).where(inArray(users.id, ids));
  const receivers = new Map(found.map((user) => [user.id, user]));
  const off = await switchedOff(tx);
  return emails.flatMap(({ userId, ...email }) =>
    !off.has(categoryOf(email)) && mayReceive(email, receivers.get(userId)) ? userId : [],
  );
}

async function mailingReceivers(tx: Tx, mailingIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: outbox.userId })
    .from(outbox)
    .where(and(isEmail, inArray(outbox.mailingId, [...mailingIds]), eq(outbox.state, OutboxState.Waiting)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
