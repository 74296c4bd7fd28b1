import type { MailboxProblem, NoticeMailbox, Transfer, TransferReason, TransferState } from 'shared-api';
import type { MessageId } from 'shared-ui';
import type { Choice, I18n } from 'shared-ui/resource';

export const stateLabel: Readonly<Record<TransferState, MessageId>> = {
  settled: 'interac.state.settled',
  partly: 'interac.state.partly',
  over: 'interac.state.over',
  unmatched: 'interac.state.unmatched',
  duplicate: 'interac.state.duplicate',
  notOurs: 'interac.state.notOurs',
};

export const states = Object.keys(stateLabel) as TransferState[];

/** The list's filter options, first those that need a decision. */
export const stateChoices: readonly Choice<TransferState | 'open'>[] = [
  { value: 'open', label: 'interac.state.open' },
  ...states.map((value) => ({ value, label: stateLabel[value] })),
];

export const reasonLabel: Readonly<Record<TransferReason, MessageId>> = {
  exact: 'interac.reason.exact',
  prepaid: 'interac.reason.prepaid',
  lessThanOwed: 'interac.reason.lessThanOwed',
  moreThanOwed: 'interac.reason.moreThanOwed',
  noReference: 'interac.reason.noReference',
  unknownReference: 'interac.reason.unknownReference',
  mistypedReference: 'interac.reason.mistypedReference',
  severalReferences: 'interac.reason.severalReferences',
  alreadyPaid: 'interac.reason.alreadyPaid',
  notPending: 'interac.reason.notPending',
  withdrawn: 'interac.reason.withdrawn',
  foreignSender: 'interac.reason.foreignSender',
  foreignReceiver: 'interac.reason.foreignReceiver',
  unproven: 'interac.reason.unproven',
  pasted: 'interac.reason.pasted',
  offered: 'interac.reason.offered',
  contradictory: 'interac.reason.contradictory',
  seenBefore: 'interac.reason.seenBefore',
  readElsewhere: 'interac.reason.readElsewhere',
  debit: 'interac.reason.debit',
  otherDeposit: 'interac.reason.otherDeposit',
  byHand: 'interac.reason.byHand',
  undone: 'interac.reason.undone',
};

export const transferName = (
  { amount, sender }: Pick<Transfer, 'amount' | 'sender'>,
  { text, format }: I18n,
): string => text('interac.name', { amount: format.money(amount), name: sender || text('interac.nameless') });

export const problemLabel: Readonly<Record<MailboxProblem, MessageId>> = {
  unreachable: 'interac.mailbox.problem.unreachable',
  unprotected: 'interac.mailbox.problem.unprotected',
  login: 'interac.mailbox.problem.login',
  folder: 'interac.mailbox.problem.folder',
  passwordLost: 'interac.mailbox.problem.passwordLost',
  failed: 'interac.mailbox.problem.failed',
};

/** Encryption of the connection to a mail server, best first. */
export const securityChoices: readonly Choice<NoticeMailbox['security']>[] = [
  { value: 'tls', label: 'interac.mailbox.security.tls' },
  { value: 'startTls', label: 'interac.mailbox.security.startTls' },
  { value: 'none', label: 'interac.mailbox.security.none' },
];
