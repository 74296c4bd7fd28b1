import type { NoticeMailbox, Transfer, TransferState } from 'shared-api';
import { clubCurrency } from 'shared-api/money';
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

/** An amount in its currency: $10.00 · 20.00 USD */
export const amountText = (
  { amount, currency }: Pick<Transfer, 'amount' | 'currency'>,
  { format }: Pick<I18n, 'format'>,
): string => {
  const dollars = format.money(amount);
  return currency === clubCurrency ? dollars : `${dollars.replace('$', '').trim()}\u00a0${currency}`;
};

/** What must be said before anything else. Who pastes a text knows where it is from: that alone alarms nobody. */
export const alarmOf = ({ doubt }: Pick<Transfer, 'doubt'>): Transfer['doubt'] =>
  doubt === 'pasted' ? null : doubt;

export const transferName = (
  transfer: Pick<Transfer, 'amount' | 'currency' | 'sender'>,
  i18n: I18n,
): string =>
  i18n.text('interac.name', {
    amount: amountText(transfer, i18n),
    name: transfer.sender || i18n.text('interac.nameless'),
  });

/** What the receiving server said of an email's signature, such as `pass interac.ca (mx.example.com)`. */
export const signatureText = (dkim: string, { text }: I18n): string => {
  const [verdict, signer = ''] = dkim.split(' ');
  return verdict === 'pass' ? text('interac.signature.valid', { signer }) : text('interac.signature.invalid');
};

/** Encryption of the connection to a mail server, best first. */
export const securityChoices: readonly Choice<NoticeMailbox['security']>[] = [
  { value: 'tls', label: 'interac.mailbox.security.tls' },
  { value: 'startTls', label: 'interac.mailbox.security.startTls' },
  { value: 'none', label: 'interac.mailbox.security.none' },
];
