import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountEntry, type Account as Balance, type EntryDraft, rules } from 'shared-api';
import { capitalised } from 'shared-api/format';
import {
  Box,
  Button,
  DefinitionList,
  figures,
  ListSkeleton,
  Loaded,
  notify,
  purposeText,
  Reference,
  Stack,
  Typography,
  useText,
} from 'shared-ui';
import { amount, type InferType, object, requiredText } from 'shared-ui/forms';
import {
  type Choice,
  choiceField,
  defineFields,
  FieldInputs,
  FormDialog,
  moneyField,
  notesField,
  useI18n,
} from 'shared-ui/resource';
import { accountEntriesQuery, accountQuery, enterForCredit } from './api';
import { dueText, sentText } from './labels';

const shownAtFirst = 20;

function Entry({ entry }: { entry: AccountEntry }) {
  const text = useText();
  const i18n = useI18n();
  const { date, kind, amount, balance, reason, payment, madeBy } = entry;
  const details = [
    payment && capitalised(purposeText(payment, i18n)),
    reason,
    madeBy && text('treasury.account.by', { name: madeBy }),
  ].filter(Boolean);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {i18n.format.date(date, 'medium')} · {text(`treasury.kind.${kind}`)}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {details.join(' · ')}
          {payment && (
            <>
              {' · '}
              <Reference>{payment.reference}</Reference>
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ ...figures, flexShrink: 0, textAlign: 'end' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {i18n.format.money(amount)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {text('treasury.account.balance', { amount: i18n.format.money(balance) })}
        </Typography>
      </Box>
    </Stack>
  );
}

/** An account's entries, newest first, with author and reason. */
function AccountHistory({ id }: { id: string }) {
  const text = useText();
  const [shown, setShown] = useState(shownAtFirst);
  const { data } = useQuery({ ...accountEntriesQuery(id, shown), placeholderData: keepPreviousData });
  if (!data) return null;
  if (data.rows.length === 0) return <Typography>{text('treasury.account.none')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {(data.total ?? 0) > data.rows.length && (
        <Button size="small" onClick={() => setShown(shown + shownAtFirst)}>
          {text('treasury.account.more')}
        </Button>
      )}
    </>
  );
}

/** An administrator's actions on somebody's credit. */
const creditChanges = ['credit', 'takeBack', 'refund', 'more', 'less'] as const;
type CreditChange = (typeof creditChanges)[number];

const choices: readonly Choice<CreditChange>[] = creditChanges.map((value) => ({
  value,
  label: `treasury.entry.${value}`,
}));

const limits = rules.payment.amount;

/** A change of somebody's credit. */
const creditChange = defineFields<{ kind: CreditChange; amount: number; reason: string | null }>()({
  kind: choiceField('treasury.entry.kind', choices, 'credit'),
  amount: moneyField('ui.field.amount', limits, {}, amount(limits)),
  reason: notesField('treasury.entry.reason', rules.notes.max, { required: true }),
});

const creditChangeSchema = object({ ...creditChange.rules, reason: requiredText(rules.notes.max) });

const kinds: Record<CreditChange, Pick<EntryDraft, 'kind'> & { sign: 1 | -1 }> = {
  credit: { kind: 'credit', sign: 1 },
  takeBack: { kind: 'credit', sign: -1 },
  refund: { kind: 'refund', sign: -1 },
  more: { kind: 'correction', sign: 1 },
  less: { kind: 'correction', sign: -1 },
};

/** The ledger entry of a change. */
function entryOf({
  kind: change,
  amount: dollars,
  reason,
}: InferType<typeof creditChangeSchema>): EntryDraft {
  const { kind, sign } = kinds[change];
  return { kind, amount: sign * dollars, reason };
}

interface CreditDialogProps {
  account: Balance;
  open: boolean;
  onClose: () => void;
}

/** Gives somebody credit, corrects it, or pays it out, with a reason. */
function CreditDialog({ account: { id, name }, open, onClose }: CreditDialogProps) {
  const text = useText();
  return (
    <FormDialog
      open={open}
      about={id}
      onClose={onClose}
      maxWidth="xs"
      title={text('treasury.entry.title', { name })}
      submit={text('treasury.entry.submit')}
      note={text('treasury.entry.hint')}
      initial={creditChange.initial}
      schema={creditChangeSchema}
      failed="treasury.entry.failed"
      onSubmit={async (change) => {
        await enterForCredit({ params: { id }, body: entryOf(change) });
        notify(text('treasury.entry.done', { name }));
        onClose();
      }}
    >
      <FieldInputs of={creditChange} />
    </FormDialog>
  );
}

/** Somebody's account: dues, credit, history, and a form to change the credit. */
export function Account({ id }: { id: string }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const account = useQuery(accountQuery(id));
  const [changing, setChanging] = useState(false);
  return (
    <Loaded
      query={account}
      waiting={<ListSkeleton rows={4} rowHeight={44} />}
      failed={text('treasury.account.failed')}
      heading="h3"
    >
      {(data) => (
        <>
          <DefinitionList
            entries={[
              [
                text('treasury.account.owed'),
                <Box key="owed">
                  {format.money(data.owed)}
                  {data.open.map((line) => (
                    <Typography key={line.paymentId} variant="caption" component="div">
                      {[capitalised(purposeText(line, i18n)), dueText(line, i18n), sentText(line, i18n)]
                        .filter(Boolean)
                        .join(', ')}
                      {', '}
                      <Reference>{line.reference}</Reference>
                    </Typography>
                  ))}
                </Box>,
              ],
              [text('treasury.account.credit'), format.money(data.credit)],
            ]}
          />
          <Button variant="outlined" color="secondary" onClick={() => setChanging(true)} sx={{ my: 1.5 }}>
            {text('treasury.entry')}
          </Button>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 1 }}>
            {text('treasury.account.history')}
          </Typography>
          <AccountHistory id={id} />
          <CreditDialog account={data} open={changing} onClose={() => setChanging(false)} />
        </>
      )}
    </Loaded>
  );
}
