import type { Payment } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Box, EmailAddress, figures, purposeText, Text, Typography } from 'shared-ui';
import { defineResource, statusChoices } from 'shared-ui/resource';
import { type PaymentFilters, paymentsQuery } from '../api';
import { methodLabel, planChoices } from '../labels';
import { ReceivedControl } from '../ReceivedControl';
import { paymentActions } from './actions';

/** Payments, received or due. */
export const payments = defineResource<Payment, PaymentFilters>()({
  pageSizes: [24],
  views: ['table', 'cards'],
  query: paymentsQuery,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'ui.field.status',
      all: 'console.allStatuses',
      choices: statusChoices.payment,
    },
    {
      kind: 'choice',
      name: 'plan',
      label: 'ui.field.plan',
      all: 'console.allPlans',
      choices: planChoices,
    },
    { kind: 'dates', presets: ['last', 'all'], initial: 'last' },
    { kind: 'id', name: 'userId' },
  ],
  columns: [
    {
      id: 'user',
      header: 'payments.field.user',
      sort: 'userName',
      grow: 1.3,
      cell: ({ userName, userEmail }) => (
        <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
          <Box sx={{ fontWeight: 600 }}>{userName}</Box>
          <Typography
            variant="caption"
            component="div"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.secondary' }}
          >
            <EmailAddress>{userEmail}</EmailAddress>
          </Typography>
        </Box>
      ),
    },
    {
      id: 'plan',
      header: 'payments.column.for',
      sort: 'plan',
      grow: 1,
      cell: (payment, i18n) => (
        <Box sx={{ lineHeight: 1.35 }}>
          {capitalised(purposeText(payment, i18n))}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <Text id={methodLabel[payment.method]} />
          </Typography>
        </Box>
      ),
    },
    {
      id: 'date',
      header: 'payments.column.dateReference',
      sort: 'paymentDate',
      width: 188,
      cell: ({ paymentDate, reference }, { format }) => (
        <Box sx={{ lineHeight: 1.35 }}>
          {format.dateTime(paymentDate)}
          <Typography variant="caption" component="div" sx={{ ...figures, color: 'text.secondary' }}>
            {reference}
          </Typography>
        </Box>
      ),
    },
    {
      id: 'amount',
      header: 'ui.field.amount',
      sort: 'amount',
      width: 100,
      align: 'end',
      cell: ({ amount }, { format }) => <Box sx={{ fontWeight: 600 }}>{format.money(amount)}</Box>,
    },
    {
      id: 'status',
      header: 'ui.field.status',
      sort: 'status',
      width: 150,
      cell: (payment) => <ReceivedControl payment={payment} />,
    },
  ],
  actions: paymentActions,
  nameOf: ({ amount, userName }, { format }) => `${userName}, ${format.money(amount)}`,
  texts: {
    title: 'payments.title',
    search: 'payments.search',
    failed: 'payments.failed',
    emptyTitle: 'payments.empty.title',
    emptyText: 'payments.empty.text',
  },
});
