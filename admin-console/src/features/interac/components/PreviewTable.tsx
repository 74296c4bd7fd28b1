import type { StatementPreview } from 'shared-api';
import { Alert, Chip, figures, Stack, Typography } from 'shared-ui';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useI18n,
} from 'shared-ui/resource';
import { stateLabel, states } from '../labels';

/** A preview of an import: counts by state, and the first transfers with reasons. */
export function PreviewTable({ preview }: { preview: StatementPreview }) {
  const { text, format } = useI18n();
  const { counts, unreadableRows, isRemembered, mapping, sample } = preview;
  const transfers = preview.transfers.slice(0, 20);
  if (sample.length > 0 && !mapping) return <Alert severity="info">{text('interac.columns.unknown')}</Alert>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="h3" variant="h5">
        {text('interac.preview.title')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {states
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <Chip
              key={state}
              color={state === 'settled' ? 'success' : 'default'}
              label={`${text(stateLabel[state])} ${format.number(counts[state])}`}
            />
          ))}
      </Stack>
      {unreadableRows.length > 0 && (
        <Alert severity="warning">
          {text('interac.preview.unreadable', { count: unreadableRows.length })}
        </Alert>
      )}
      {isRemembered && <Typography variant="body2">{text('interac.preview.remembered')}</Typography>}
      <TableContainer>
        <Table size="small" aria-label={text('interac.preview.first', { count: transfers.length })}>
          <TableHead>
            <TableRow>
              {(['date', 'sender', 'amount', 'state'] as const).map((column) => (
                <TableCell key={column}>{text(`interac.column.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {transfers.map(({ date, sender, message, amount, state, reason, payment, person }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a statement may be equal, and none moves.
              <TableRow key={index}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.date(date)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{sender || message}</TableCell>
                <TableCell sx={figures}>{format.money(amount)}</TableCell>
                <TableCell>
                  {text('interac.preview.why', {
                    state: text(stateLabel[state]),
                    why: payment
                      ? `${payment.userName}, ${payment.reference}`
                      : person
                        ? text('interac.person', { name: person.name })
                        : text(`interac.reason.${reason}`, { name: '' }),
                  })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
