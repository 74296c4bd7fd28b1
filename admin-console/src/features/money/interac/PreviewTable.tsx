import type { StatementPreview } from 'shared-api';
import { Alert, Chip, figures, Reference, Stack, Text, Typography } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableRow, useI18n } from 'shared-ui/resource';
import { isOpen } from '../../lists/checked';
import { alarmOf, amountText } from './labels';
import { StatementDoubts } from './StatementDoubts';

/** Rows shown of a preview. */
const shown = 20;

/** A preview of an import: how many will settle, or wait for a decision, and the first transfers with reasons. */
export function PreviewTable({ preview }: { preview: StatementPreview }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const { counts, unreadableRows, isRemembered } = preview;
  const transfers = preview.transfers.slice(0, shown);
  if (preview.asked) return <StatementDoubts {...preview.asked} />;
  if (isOpen(preview.sheets)) return null;
  const outcomes = {
    settled: counts.settled,
    asked: counts.partly + counts.over + counts.unmatched,
    known: counts.duplicate,
    notOurs: counts.notOurs,
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="h3" variant="h5">
        {text('interac.preview.title')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(outcomes) as (keyof typeof outcomes)[])
          .filter((outcome) => outcomes[outcome] > 0)
          .map((outcome) => (
            <Chip
              key={outcome}
              color={outcome === 'settled' ? 'success' : 'default'}
              label={text(`interac.preview.${outcome}`, { count: outcomes[outcome] })}
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
        <Table
          size="small"
          aria-label={text('interac.preview.first', { count: transfers.length })}
          sx={{ '& td': { px: 0.5, verticalAlign: 'top' } }}
        >
          <TableBody>
            {transfers.map(
              ({ date, sender, message, state, reason, doubt, payment, person, ...money }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a statement may be equal, and none moves.
                <TableRow key={index}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {doubt && alarmOf({ doubt }) && (
                      <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 650 }}>
                        {text(`interac.reason.${doubt}`, { name: '' })}
                      </Typography>
                    )}
                    {sender || message}
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {format.date(date, 'medium')} ·{' '}
                      {payment ? (
                        <Text
                          id={state === 'settled' ? 'interac.preview.pays' : 'interac.preview.perhaps'}
                          values={{
                            name: payment.userName,
                            reference: <Reference key="reference">{payment.reference}</Reference>,
                          }}
                        />
                      ) : person ? (
                        text('interac.person.pays', { name: person.name })
                      ) : (
                        text(`interac.reason.${reason}`, { name: '' })
                      )}
                    </Typography>
                  </TableCell>
                  <TableCell align="right" sx={{ ...figures, whiteSpace: 'nowrap' }}>
                    {amountText(money, i18n)}
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
