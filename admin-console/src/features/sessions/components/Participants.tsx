import type { Registration } from 'shared-api';
import { Avatar, Box, type MessageId, Stack, Typography, useFormat, useText } from 'shared-ui';

type Group = { label: MessageId; of: (registration: Registration) => boolean };

const groups: readonly Group[] = [
  { label: 'sessions.participants.attending', of: ({ isAttending }) => isAttending },
  {
    label: 'sessions.participants.waiting',
    of: ({ isAttending, waitingPosition }) => !isAttending && waitingPosition !== null,
  },
  {
    label: 'sessions.participants.declined',
    of: ({ isAttending, waitingPosition }) => !isAttending && waitingPosition === null,
  },
];

function Person({ registration }: { registration: Registration }) {
  const text = useText();
  const format = useFormat();
  const { userName, email, notes, waitingPosition, createdOn } = registration;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <Avatar aria-hidden sx={{ width: 36, height: 36 }}>
        {userName.slice(0, 1)}
      </Avatar>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{userName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {waitingPosition === null
            ? text('sessions.participants.answered', { when: format.relative(createdOn) })
            : text('sessions.participants.position', { position: waitingPosition })}
        </Typography>
        {notes && <Typography variant="body2">{text('sessions.participants.noted', { notes })}</Typography>}
      </Box>
    </Stack>
  );
}

/** Those who come, those who wait, in their order, and those who do not come. */
export function Participants({ registrations }: { registrations: readonly Registration[] }) {
  const text = useText();
  if (registrations.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('sessions.participants.none')}</Typography>;
  return groups.map(({ label, of }) => {
    const people = registrations
      .filter(of)
      .sort((a, b) => (a.waitingPosition ?? 0) - (b.waitingPosition ?? 0));
    if (people.length === 0) return null;
    return (
      <Box key={label} component="section" sx={{ '& + &': { mt: 2.5 } }}>
        <Typography component="h3" variant="h5">
          {text(label)} ({people.length})
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {people.map((registration) => (
            <Person key={registration.userId} registration={registration} />
          ))}
        </Box>
      </Box>
    );
  });
}
