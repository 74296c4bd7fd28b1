import type { Transfer, TransferDecision } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import { audit } from '../audit/store';
import type { Actor } from '../payments/service';
import { findTransfers } from './list';
import { creditByHand, putBack, settleByHand } from './settle';
import { hasSettled, lockTransfer, updateTransfer } from './store';

/** Carries out an administrator's decision about a transfer. */
export async function decideTransfer(
  services: Command,
  id: string,
  { decision, paymentId, userId, note = '', version }: TransferDecision,
  actor: Actor,
): Promise<Transfer> {
  const { db: tx } = services;
  const row = (await lockTransfer(tx, id)) ?? refuse('transferNotFound');
  if (version !== undefined && version !== row.version) return refuse('changedMeanwhile');
  const before = await shown(tx, id, actor);
  if (decision === 'undo' && !row.decidedOn) return before;
  if (decision !== 'undo' && row.decidedOn) return refuse('transferDecided');
  const isMoney = decision === 'settle' || decision === 'credit';
  if (isMoney && row.currency !== clubCurrency) return refuse('illegalTransition');
  const decidedBy = actor.caller.id;
  if (decision === 'settle') {
    const owed = paymentId ?? row.paymentId ?? refuse('paymentNotFound');
    await settleByHand(services, tx, row, { paymentId: owed, note }, actor.caller);
  } else if (decision === 'credit') {
    const owner = userId ?? before.person?.id ?? before.payment?.userId ?? refuse('userNotFound');
    await creditByHand(services, tx, row, { userId: owner, note }, actor.caller);
  } else {
    if (hasSettled(row)) await putBack(services, tx, row, actor.caller);
    const put =
      decision === 'undo'
        ? ({ state: 'unmatched', reason: 'undone', decidedOn: null } as const)
        : ({ state: 'notOurs', reason: 'byHand', decidedOn: services.clock.now() } as const);
    await updateTransfer(tx, id, { ...put, note, decidedBy, owedSince: null });
  }
  const after = await shown(tx, id, actor);
  const action = `transfer.${decision}`;
  await audit(tx, actor.caller, {
    action,
    entityId: id,
    about: [before, after].flatMap(({ payment, person }) => [payment?.userId, person?.id]),
    before: auditable(before),
    after: auditable(after),
  });
  return after;
}

const shown = async (tx: Tx, id: string, { locale }: Actor): Promise<Transfer> =>
  (await findTransfers(tx, [id], locale))[0] ?? refuse('transferNotFound');

/** The log names neither the sender nor the payment's owner. */
const auditable = ({ state, reason, amount, date, note, payment }: Transfer): object => ({
  state,
  reason,
  amount,
  date,
  note,
  reference: payment?.reference ?? null,
});
