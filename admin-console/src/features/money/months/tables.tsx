import type { MonthReport } from 'shared-api';
import { centsOf } from 'shared-api/money';
import { figures, Typography } from 'shared-ui';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useI18n,
} from 'shared-ui/resource';
import { methodLabel, planLabel } from '../labels';

const columns = ['owed', 'money', 'credit'] as const;

/** A month's opening and closing balances, and the changes by kind of entry. */
export function BalanceTable({ report: { opening, changes, closing } }: { report: MonthReport }) {
  const { text, format } = useI18n();
  const rows = [
    { key: 'opening', label: text('treasury.months.opening'), of: opening, strong: true },
    ...changes.map((change) => ({
      ...{ key: change.kind, label: text(`treasury.kind.${change.kind}`), of: change, strong: false },
    })),
    { key: 'closing', label: text('treasury.months.closing'), of: closing, strong: true },
  ];
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={text('treasury.months.balances')} sx={compactOnPhone}>
        <TableHead>
          <TableRow>
            {/* The corner cell is not a heading. */}
            <TableCell component="td" />
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {text(`treasury.months.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label, of, strong }) => (
            <TableRow key={key} sx={strong ? { '& > td, & > th': { fontWeight: 650 } } : {}}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right" sx={{ ...figures, whiteSpace: 'nowrap' }}>
                  {strong || of[column] !== 0 ? format.money(of[column]) : ''}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** All columns of a small table fit on a phone. */
const compactOnPhone = { '& td, & th': { px: { xs: 0.5, sm: 2 } } } as const;

/** A month's receipts, by day, plan and method. */
export function ReceivedTable({ received }: { received: MonthReport['received'] }) {
  const { text, format } = useI18n();
  if (received.length === 0) return <Typography>{text('treasury.months.none')}</Typography>;
  const total = received.reduce((cents, { amount }) => cents + centsOf(amount), 0) / 100;
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={text('treasury.months.received')} sx={compactOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{text('ui.field.date')}</TableCell>
            <TableCell>{text('ui.field.plan')}</TableCell>
            <TableCell>{text('treasury.months.method')}</TableCell>
            <TableCell align="right">{text('ui.field.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {received.map(({ date, plan, method, amount }) => (
            <TableRow key={`${date} ${plan} ${method}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.date(date, 'medium')}</TableCell>
              <TableCell>{text(plan === null ? 'treasury.months.prepaid' : planLabel[plan])}</TableCell>
              <TableCell>
                {text(method === null ? 'treasury.months.noMethod' : methodLabel[method])}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {format.money(amount)}
              </TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > td, & > th': { fontWeight: 650 } }}>
            <TableCell component="th" scope="row" colSpan={3}>
              {text('treasury.months.total')}
            </TableCell>
            <TableCell align="right" sx={figures}>
              {format.money(total)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
