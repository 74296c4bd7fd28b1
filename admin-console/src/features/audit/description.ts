import { type AuditEntry, PaymentStatus } from 'shared-api';
import type { MessageId } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';
import { changesBetween } from './diff';
import { labelsOf } from './labels';
import { fieldOf, formatValue } from './records';

/** The most changed fields that a title names, and the longest value; the table has all. */
const most = { fields: 2, letters: 40 };

/** What has become of somebody's payment. */
const paymentSaid: Readonly<Record<number, MessageId>> = {
  [PaymentStatus.Pending]: 'audit.payment.pending',
  [PaymentStatus.Completed]: 'audit.payment.completed',
  [PaymentStatus.Failed]: 'audit.payment.failed',
  [PaymentStatus.Refunded]: 'audit.payment.refunded',
};

/** Kinds whose new entries are told by fields of theirs; others by whose they are. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  transfer: ['settled', 'unmatched', 'reason'],
  opening: ['owed', 'credit'],
  mailing: ['emailType', 'recipients'],
  security: ['isAdmin', 'isDoor', 'from', 'to'],
  user: ['invited', 'reason'],
  session: ['reason'],
};

/** “Session created”, “Logged in”; an action of a newer server that this console does not know as it is. */
export const actionText = (action: string, { text }: I18n): string => {
  const { entity, verb } = labelsOf(action);
  if (!verb) return action;
  return entity ? text('audit.sentence', { entity: text(entity), action: text(verb) }) : text(verb);
};

/** Whose and what: an amount, a person, a day, a month, a season. */
const subjectOf = ({ entity, before, after, aboutName, sessionDate }: AuditEntry, { format }: I18n) => {
  const of = (field: string) => after?.[field] ?? before?.[field];
  const [amount, day, month, name] = [
    of('amount'),
    of('sessionDate') ?? sessionDate,
    of('month'),
    of('name'),
  ];
  return [
    ...(typeof amount === 'number' ? [format.money(amount)] : []),
    ...(aboutName ? [aboutName] : []),
    ...(typeof day === 'string' ? [format.date(day, 'medium')] : []),
    ...(typeof month === 'string' ? [format.date(`${month}-01`, 'month')] : []),
    ...(typeof name === 'string' && ['season', 'subscription'].includes(entity) ? [name] : []),
  ];
};

/** What has become of it, in the first of its changed fields. */
const resultOf = ({ entity, before, after }: AuditEntry, i18n: I18n): string[] => {
  const told = toldBy[entity] ?? [];
  return changesBetween(before, after)
    .filter(({ field }) => (before && after) || told.includes(field))
    .filter(({ field, after: value }) => value !== undefined && !['amount', 'sessionDate'].includes(field))
    .flatMap(({ field, after: value }) => {
      const label = fieldOf(entity, field)?.label;
      const shown = formatValue(entity, field, value, i18n);
      if (!label || shown.length > most.letters) return [];
      return [i18n.text('audit.fact', { field: i18n.text(label), value: shown })];
    })
    .slice(0, most.fields);
};

/**
 * Says of an entry whose or what it was and what has become of it: “$10.00 of Liam Roy marked received”, “Session
 * changed: Nov 28, 2026 · Location: Parc”.
 */
export const describe = (entry: AuditEntry, i18n: I18n): string => {
  const { text, format } = i18n;
  const { amount, status } = entry.after ?? {};
  const said = entry.action === 'payment.status' ? paymentSaid[Number(status)] : undefined;
  if (said && typeof amount === 'number' && entry.before?.status !== status)
    return text(said, {
      amount: format.money(amount),
      name: entry.aboutName ?? text('audit.formerMember'),
    });
  const what = actionText(entry.action, i18n);
  const details = [...subjectOf(entry, i18n), ...resultOf(entry, i18n)];
  return details.length > 0 ? text('audit.about', { what, details: details.join(' · ') }) : what;
};
