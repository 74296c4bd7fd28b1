import { type EntryDraft, rules } from 'shared-api';
import { amount, type InferType, object, requiredText } from 'shared-ui/forms';
import { type Choice, choiceField, defineFields, moneyField, notesField } from 'shared-ui/resource';

/** An administrator's actions on somebody's credit. */
const creditChanges = ['credit', 'takeBack', 'refund', 'more', 'less'] as const;
type CreditChange = (typeof creditChanges)[number];

const choices: readonly Choice<CreditChange>[] = creditChanges.map((value) => ({
  value,
  label: `treasury.entry.${value}`,
}));

const limits = rules.payment.amount;

/** A change of somebody's credit. */
export const creditChange = defineFields<{ kind: CreditChange; amount: number; reason: string | null }>()({
  kind: choiceField('treasury.entry.kind', choices, 'credit'),
  amount: moneyField('ui.field.amount', limits, {}, amount(limits)),
  reason: notesField('treasury.entry.reason', rules.notes.max, { required: true }),
});

export const creditChangeSchema = object({ ...creditChange.rules, reason: requiredText(rules.notes.max) });

const kinds: Record<CreditChange, Pick<EntryDraft, 'kind'> & { sign: 1 | -1 }> = {
  credit: { kind: 'credit', sign: 1 },
  takeBack: { kind: 'credit', sign: -1 },
  refund: { kind: 'refund', sign: -1 },
  more: { kind: 'correction', sign: 1 },
  less: { kind: 'correction', sign: -1 },
};

/** The ledger entry of a change. */
export function entryOf({
  kind: change,
  amount: dollars,
  reason,
}: InferType<typeof creditChangeSchema>): EntryDraft {
  const { kind, sign } = kinds[change];
  return { kind, amount: sign * dollars, reason };
}
