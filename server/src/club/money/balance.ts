import type { Balance, Payment } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { addressesOf, readSettings } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { Command } from '../../http/perform';
import { answerPage } from '../../http/replies';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Locale } from '../../messages';
import { findReceipt, listEntries, openPaymentsOf } from './entries';
import { accountOf, lockPayment } from './ledger';
import { findPayment } from './read';
import { declareSent } from './receive';

/** A person's dues and credit. */
export function balanceRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Balances/mine', ({ caller }) => balanceOf(services, caller.id));
  route('GET /api/v1/Balances/mine/entries', ({ caller, query, reply, locale }) =>
    answerPage(reply, listEntries(db, caller.id, query, locale)),
  );
  route('PUT /api/v1/Payments/{id}/sent', ({ services, params, body: { sent }, caller, locale }) =>
    markSent(services, params.id, sent, { userId: caller.id, locale }),
  );
  route('GET /api/v1/Payments/{id}/receipt', async ({ params, caller }) => {
    return (await findReceipt(db, params.id, caller.id)) ?? refuse('paymentNotFound');
  });
}

/** A person's dues and credit, and where to send money. */
async function balanceOf({ db, config }: Services, userId: string): Promise<Balance> {
  const { reference, creditCents } = await accountOf(db, userId);
  const open = await openPaymentsOf(db, userId);
  return {
    credit: creditCents / 100,
    owed: open.reduce((cents, { due }) => cents + centsOf(due), 0) / 100,
    payTo: addressesOf(await readSettings(db), config).paymentEmail,
    reference,
    open,
  };
}

/**
 * Records that somebody says they have sent a payment, or takes that back.
 * @throws AppError `paymentNotFound` for somebody else's, `nothingDue`
 */
async function markSent(
  services: Command,
  id: string,
  sent: boolean,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Payment> {
  const { db: tx } = services;
  const row = await lockPayment(tx, id);
  if (row?.userId !== userId) return refuse('paymentNotFound');
  await declareSent(services, tx, row, sent);
  return (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');
}
