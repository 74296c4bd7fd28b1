import { and, eq, isNull } from 'drizzle-orm';
import { type Settings, UserStatus } from 'shared-api/contract';
import { settings, users } from '../../data/schema';
import { addressesOf, lockSettings } from '../../data/settings';
import type { UserRow } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { audit } from '../log/write';
import { costs, showSettings } from '../settings/settings';
import { queueInvitations } from './account-mails';

/** A new club's opening. */
export function openingRoutes(route: Route): void {
  route('POST /api/v1/Settings/opening', ({ services, caller }) => openClub(services, caller));
}

/**
 * Opens a new club, and mails the invitations that have waited for it. A club needs a place, and an address for payments
 * unless everything is free.
 */
async function openClub(command: Command, actor: Admin): Promise<Settings> {
  const { db: tx, config, clock } = command;
  const row = await lockSettings(tx);
  if (!row.opening) return showSettings(command);
  if (row.address === '') return refuse('placeMissing');
  const { paymentEmail } = addressesOf(row, config);
  if (paymentEmail === '' && (await costs(tx, row, clock.now()))) return refuse('paymentAddressMissing');
  await tx.update(settings).set({ opening: false });
  await audit(tx, actor, { action: 'settings.begin', about: [] });
  const waiting = await tx
    .select()
    .from(users)
    .where(
      and(eq(users.status, UserStatus.Pending), eq(users.isAdmin, false), isNull(users.emailConfirmedOn)),
    );
  const invited = waiting.filter((user): user is UserRow & { email: string } => user.email !== null);
  if (invited.length > 0) await queueInvitations(command, invited, actor.firstName);
  return showSettings(command);
}
