import type { BalanceEntry } from 'shared-api';
import { Box, figures, Link, Reference, Stack, Typography, useFormat, usePurpose, useText } from 'shared-ui';
import { entryLabel } from '../labels';

/** Whether an entry has a receipt: it is money for something that is now paid. */
const hasReceipt = ({ kind, amount, payment }: BalanceEntry): boolean =>
  payment?.isPaid === true && amount > 0 && (kind === 'received' || kind === 'applied');

function Entry({ entry }: { entry: BalanceEntry }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose();
  const { date, amount, balance, reason, payment } = entry;
  const what = payment ? purposeOf(payment) : '';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{text(entryLabel(entry), { what })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <time dateTime={date}>{format.date(date, 'medium')}</time>
          {payment && (
            <>
              {' · '}
              <Reference>{payment.reference}</Reference>
            </>
          )}
          {reason && ` · ${reason}`}
        </Typography>
        {payment && hasReceipt(entry) && (
          <Link to="receipt" query={{ id: payment.id }} aria-label={text('receipt.named', { what })}>
            {text('receipt.title')}
          </Link>
        )}
      </Box>
      <Stack sx={{ alignItems: 'flex-end', flexShrink: 0 }}>
        <Typography sx={{ ...figures, fontWeight: 700 }}>{format.money(amount)}</Typography>
        <Typography variant="body2" sx={{ ...figures, color: 'text.secondary' }}>
          {text('balance.after', { amount: format.money(balance) })}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** The balance's entries, newest first, with the balance after each. */
export function HistoryEntries({ entries }: { entries: readonly BalanceEntry[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}
