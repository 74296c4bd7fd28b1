import { Language } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { EmailProps } from '../../emails/props';
import type { Services } from '../../services';
import { isAdministrator } from '../users/policy';

/** Informs the team, or the administrators where no address is configured, of a rollback. */
export async function mailTeam(
  { config: { releaseMail }, emails }: Pick<Services, 'config' | 'emails'>,
  tx: Db,
  props: Omit<EmailProps['release-withdrawn'], 'firstName'>,
): Promise<void> {
  const team = releaseMail && [{ id: null, firstName: '', email: releaseMail, language: Language.Bilingual }];
  for (const to of team || (await tx.select().from(users).where(isAdministrator))) {
    await emails.sendEmail(tx, to, 'release-withdrawn', props);
  }
}
