import { useQuery } from '@tanstack/react-query';
import { useChange } from 'shared-api';
import {
  Box,
  Button,
  CopyButton,
  Loaded,
  notify,
  Skeleton,
  Stack,
  Typography,
  useFailure,
  useText,
} from 'shared-ui';
import { calendarQuery, endCalendar, startCalendar } from '../api';

/** Where programs take a calendar by its address; each opens with it filled in. */
const programs: Record<string, (address: string) => string> = {
  // Without a scheme of its own, the address would be downloaded once.
  Apple: (address) => address.replace(/^https?:/, 'webcal:'),
  Google: (address) =>
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address.replace(/^https?:/, 'webcal:'))}`,
  Outlook: (address) => `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`,
};

function Address({ address }: { address: string }) {
  const text = useText();
  return (
    <>
      <Typography>{text('profile.calendar.add')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(programs).map(([name, to]) => (
          <Button
            key={name}
            variant="outlined"
            color="secondary"
            href={to(address)}
            {...(name !== 'Apple' && { target: '_blank', rel: 'noreferrer' })}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Typography>{text('profile.calendar.other')}</Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box component="code" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {address}
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <CopyButton value={address} what={text('profile.calendar.address')} />
        </Box>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('profile.calendar.secret')}
      </Typography>
    </>
  );
}

/** The address by which a calendar program follows the person's sessions: off until they want it. */
export function CalendarFollow() {
  const text = useText();
  const failed = useFailure();
  const calendar = useQuery(calendarQuery());
  const start = useChange(startCalendar, {
    onError: (error) => failed(error, 'profile.calendar.startFailed', text('profile.calendar.title')),
  });
  const end = useChange(endCalendar, {
    onSuccess: () => notify(text('profile.calendar.ended')),
    onError: (error) => failed(error, 'profile.calendar.endFailed', text('profile.calendar.title')),
  });
  return (
    <Loaded
      query={calendar}
      waiting={<Skeleton variant="rounded" height={52} />}
      failed={text('profile.calendar.failed')}
    >
      {({ address }) => (
        <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
          {address ? <Address address={address} /> : <Typography>{text('profile.calendar.text')}</Typography>}
          <Button
            variant="outlined"
            color="secondary"
            loading={start.isPending || end.isPending}
            onClick={() => (address ? end : start).mutate({})}
            sx={{ alignSelf: 'flex-start' }}
          >
            {text(address ? 'profile.calendar.end' : 'profile.calendar.start')}
          </Button>
        </Stack>
      )}
    </Loaded>
  );
}
