import type { ReactNode } from 'react';
import { Alert, Chip, EmailAddress, Link, type MessageId, Stack, Typography, useText } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableRow } from 'shared-ui/resource';

interface Line<Fate extends string> {
  text: string;
  person: { id: string; name: string; email: string } | null;
  fate: Fate;
}

interface LineFatesProps<Fate extends string, One extends Line<Fate>> {
  lines: readonly One[];
  /** In the order in which their lines are shown: first what somebody may want to change. */
  odd: readonly Fate[];
  /** Fates about which there is nothing to do; the first is entered. */
  settled: readonly Fate[];
  labelOf: (fate: Fate) => MessageId;
  texts: Record<'title' | 'empty' | 'correct', MessageId>;
  headingId: string;
  /** What is said below whom a line is about… */
  note: (line: One) => ReactNode;
  /** …and at its end. */
  figure: (line: One) => ReactNode;
  /** What stands between the counts and the lines. */
  children?: ReactNode;
}

/** Each line of a list from before, and what becomes of it. */
export function LineFates<Fate extends string, One extends Line<Fate>>({
  lines,
  odd,
  settled,
  labelOf,
  texts,
  headingId,
  note,
  figure,
  children,
}: LineFatesProps<Fate, One>) {
  const text = useText();
  const numbered = lines.map((line, number) => ({ line, number }));
  const groups = [...odd, ...settled]
    .map((fate) => ({ fate, of: numbered.filter(({ line }) => line.fate === fate) }))
    .filter(({ of }) => of.length > 0);
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h4" id={headingId} tabIndex={-1} sx={{ outline: 'none' }}>
        {text(texts.title)}
      </Typography>
      {lines.length === 0 && <Typography>{text(texts.empty)}</Typography>}
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {groups.map(({ fate, of }) => (
          <Chip
            key={fate}
            color={fate === settled[0] ? 'success' : settled.includes(fate) ? 'default' : 'warning'}
            label={`${of.length} · ${text(labelOf(fate))}`}
          />
        ))}
      </Stack>
      {groups.some(({ fate }) => odd.includes(fate)) && (
        <Alert severity="warning">{text(texts.correct)}</Alert>
      )}
      <TableContainer>
        <Table size="small" aria-label={text(texts.title)} sx={{ '& td': { px: 0.5 } }}>
          <TableBody>
            {groups.flatMap(({ of }) =>
              of.map(({ line, number }) => (
                <TableRow key={number} sx={{ verticalAlign: 'top' }}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <Whom {...line} />
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {note(line)}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">
                    {figure(line)}
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {text(labelOf(line.fate))}
                    </Typography>
                  </TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}

/** The person whom a line is about, or else the line. */
function Whom({ person, text }: Pick<Line<string>, 'person' | 'text'>) {
  if (!person) return text;
  return (
    <>
      <Link to="adminUser" query={{ id: person.id }}>
        {person.name}
      </Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <EmailAddress>{person.email}</EmailAddress>
      </Typography>
    </>
  );
}
