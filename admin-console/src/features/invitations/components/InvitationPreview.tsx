import { fullName, type InvitationFate, type ListedPerson } from 'shared-api';
import { Alert, Chip, EmailAddress, Link, Stack, Typography, useText } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableRow } from 'shared-ui/resource';

/** What becomes of a line, and how many: first what somebody may want to correct. */
const groups = ['unread', 'new', 'waiting', 'known', 'twice'] as const;
type Group = (typeof groups)[number];

/** The group of a fate. */
const groupOf = (fate: InvitationFate): Group => groups.find((group) => group === fate) ?? 'unread';

/** Each line of a list, and what becomes of it. */
export function InvitationPreview({ people }: { people: readonly ListedPerson[] }) {
  const text = useText();
  const counted = groups.map((group) => ({
    group,
    of: people.filter(({ fate }) => groupOf(fate) === group),
  }));
  return (
    <Stack component="section" aria-labelledby="invite-preview" sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h4" id="invite-preview">
        {text('invite.preview')}
      </Typography>
      {people.length === 0 && <Typography>{text('invite.empty')}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {counted
          .filter(({ of }) => of.length > 0)
          .map(({ group, of }) => (
            <Chip
              key={group}
              color={group === 'new' ? 'success' : group === 'unread' ? 'warning' : 'default'}
              label={text(`invite.count.${group}`, { count: of.length })}
            />
          ))}
      </Stack>
      {counted[0]?.of.length !== 0 && <Alert severity="warning">{text('invite.correct')}</Alert>}
      <TableContainer>
        <Table size="small" aria-label={text('invite.preview')} sx={{ '& td': { px: 0.5 } }}>
          <TableBody>
            {counted
              .flatMap(({ of }) => of)
              .map((person, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none moves.
                <TableRow key={index}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {groupOf(person.fate) === 'unread' ? (
                      person.text
                    ) : (
                      <>
                        {person.userId ? (
                          <Link to="adminUser" query={{ id: person.userId }}>
                            {fullName(person)}
                          </Link>
                        ) : (
                          fullName(person)
                        )}
                        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                          <EmailAddress>{person.email}</EmailAddress>
                        </Typography>
                      </>
                    )}
                  </TableCell>
                  <TableCell align="right">{text(`invite.fate.${person.fate}`)}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
