import { useQuery } from '@tanstack/react-query';
import { Alert, LinkButton, type MessageId, useFormat, useText } from 'shared-ui';
import { transfersQuery } from '../../interac/api';
import { dueRefundsQuery } from '../../payments/api';

interface Matter {
  to: 'adminInterac' | 'adminRefunds';
  query?: { state: string };
  action: MessageId;
  count: number;
  says: string;
}

/** What waits for a decision: transfers to match and refunds to send. Nothing when nothing does. */
export function OpenMatters() {
  const text = useText();
  const format = useFormat();
  const { data: transfers } = useQuery(transfersQuery({ state: 'open', page: 1, pageSize: 1 }));
  const { data: refunds } = useQuery(dueRefundsQuery());
  const matters: readonly Matter[] = [
    {
      to: 'adminInterac',
      action: 'payments.open.match',
      count: transfers?.total ?? 0,
      says: text('payments.open.transfers', { count: transfers?.total ?? 0 }),
    },
    {
      to: 'adminRefunds',
      query: { state: 'due' },
      action: 'payments.open.send',
      count: refunds?.count ?? 0,
      says: text('payments.open.refunds', {
        count: refunds?.count ?? 0,
        total: format.money(refunds?.total ?? 0),
      }),
    },
  ];
  return matters.map(
    ({ to, query, action, count, says }) =>
      count > 0 && (
        <Alert
          key={to}
          severity="warning"
          sx={{ mb: 1.5, py: 0.25, alignItems: 'center', '& .MuiAlert-action': { py: 0 } }}
          action={
            <LinkButton to={to} {...(query && { query })} size="small" color="inherit">
              {text(action)}
            </LinkButton>
          }
        >
          {says}
        </Alert>
      ),
  );
}
