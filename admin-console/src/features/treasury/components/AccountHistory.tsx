import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountEntry } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Box, Button, figures, purposeText, Reference, Stack, Typography, useText } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { accountEntriesQuery } from '../api';

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
export function AccountHistory({ id }: { id: string }) {
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
