import { useQuery } from '@tanstack/react-query';
import { ForwardIcon, LinkButton, Stack, Text, useFormat } from 'shared-ui';
import { outstandingQuery } from '../../layout/api';
import { unsentQuery } from '../communication/api';
import { transfersQuery } from '../money/api';
import { toLookAtQuery } from '../morning/api';

/** What waits for the organizer: money, what did not fit at the door, and e-mails that have not left; nothing where there is nothing. */
export function WaitingLines() {
  const format = useFormat();
  const { data: outstanding } = useQuery(outstandingQuery());
  const { data: open } = useQuery(transfersQuery({ state: 'open', page: 1, pageSize: 1 }));
  const people = outstanding?.people ?? 0;
  const transfers = open?.total ?? 0;
  const { data: mail } = useQuery(unsentQuery());
  const unsent = mail ? mail.waiting + mail.failed : 0;
  const { data: doors = [] } = useQuery(toLookAtQuery());
  if (doors.length === 0 && people === 0 && transfers === 0 && unsent === 0) return null;
  const look = { variant: 'outlined', color: 'secondary', endIcon: <ForwardIcon /> } as const;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
      {people > 0 && (
        <LinkButton to="adminOutstanding" {...look}>
          <Text id="dashboard.owed" values={{ count: people, owed: format.money(outstanding?.owed ?? 0) }} />
        </LinkButton>
      )}
      {transfers > 0 && (
        <LinkButton to="adminInterac" {...look}>
          <Text id="dashboard.transfers" values={{ count: transfers }} />
        </LinkButton>
      )}
      {doors.map(({ id, sessionDate, count }) => (
        <LinkButton key={id} to="adminSession" query={{ id }} {...look}>
          <Text id="dashboard.remarks" values={{ count, day: format.date(sessionDate, 'day') }} />
        </LinkButton>
      ))}
      {unsent > 0 && (
        <LinkButton to="adminCommunication" {...look}>
          <Text id="dashboard.unsent" values={{ count: unsent }} />
        </LinkButton>
      )}
    </Stack>
  );
}
