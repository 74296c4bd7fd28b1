import type { OpeningFate, OpeningLine } from 'shared-api';
import { Alert, Chip, EmailAddress, figures, Link, Stack, Typography } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableRow, useI18n } from 'shared-ui/resource';

/** Fates about which there is nothing to do. */
const settled: readonly OpeningFate[] = ['new', 'known', 'zero'];
const isSettled = (fate: OpeningFate): boolean => settled.includes(fate);

/** The fates in the order in which their lines are shown: first what somebody may want to change. */
const shownOrder: readonly OpeningFate[] = [
  ...(['noPerson', 'unknown', 'several', 'noAmount', 'badDate', 'future'] as const),
  ...settled,
];

/** Each line of a list of balances, and what becomes of it. */
export function OpeningLines({ lines, headingId }: { lines: readonly OpeningLine[]; headingId: string }) {
  const { text } = useI18n();
  const numbered = lines.map((line, number) => ({ line, number }));
  const groups = shownOrder
    .map((fate) => ({ fate, of: numbered.filter(({ line }) => line.fate === fate) }))
    .filter(({ of }) => of.length > 0);
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h4" id={headingId} tabIndex={-1} sx={{ outline: 'none' }}>
        {text('openings.preview')}
      </Typography>
      {lines.length === 0 && <Typography>{text('openings.empty')}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {groups.map(({ fate, of }) => (
          <Chip
            key={fate}
            color={fate === 'new' ? 'success' : isSettled(fate) ? 'default' : 'warning'}
            label={`${of.length} · ${text(`openings.fate.${fate}`)}`}
          />
        ))}
      </Stack>
      {groups.some(({ fate }) => !isSettled(fate)) && (
        <Alert severity="warning">{text('openings.correct')}</Alert>
      )}
      <TableContainer>
        <Table size="small" aria-label={text('openings.preview')} sx={{ '& td': { px: 0.5 } }}>
          <TableBody>
            {groups.flatMap(({ of }) => of.map(({ line, number }) => <LineRow key={number} line={line} />))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}

function LineRow({
  line: { text: cells, person, amount, date, enteredOn, reason, fate },
}: {
  line: OpeningLine;
}) {
  const { text, format } = useI18n();
  const isEntered = person && amount !== null && amount !== 0;
  const day = date && date !== enteredOn ? 'openings.moved' : 'openings.on';
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {person ? (
          <>
            <Link to="adminUser" query={{ id: person.id }}>
              {person.name}
            </Link>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              <EmailAddress>{person.email}</EmailAddress>
            </Typography>
          </>
        ) : (
          cells
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[
            isEntered &&
              text(day, {
                date: format.date(enteredOn, 'medium'),
                said: format.date(date ?? enteredOn, 'medium'),
              }),
            isEntered ? reason : person && cells,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </TableCell>
      <TableCell align="right">
        {isEntered && (
          <Typography variant="body2" sx={{ ...figures, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {text(amount < 0 ? 'openings.owes' : 'openings.has', { amount: format.money(Math.abs(amount)) })}
          </Typography>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text(`openings.fate.${fate}`)}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
