import type { MonthReport } from 'shared-api';
import { figures } from 'shared-ui';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useI18n,
} from 'shared-ui/resource';
import { compactOnPhone } from '../table-styles';

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
