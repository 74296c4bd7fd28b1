import { useQuery } from '@tanstack/react-query';
import { useChange } from 'shared-api';
import { Alert, Box, Button, Link, Stack, Typography, useFailure, useText } from 'shared-ui';
import { noteRemark, remarksQuery } from '../api';
import { useEventWords } from './KeptNotes';

/** What happened at a session's door and did not fit, until somebody has noted it. Nothing when all did. */
export function Remarks({ session }: { session: string }) {
  const text = useText();
  const words = useEventWords();
  const failed = useFailure();
  const { data = [] } = useQuery(remarksQuery(session));
  const { mutate, isPending } = useChange(
    ({ eventId }: { eventId: string; what: string }) => noteRemark({ params: { id: session, eventId } }),
    { onError: (error, { what }) => failed(error, 'door.remarks.failed', what) },
  );
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" component="section" aria-labelledby="door-remarks" sx={{ mb: 2.5 }}>
      <Typography id="door-remarks" component="h2" variant="subtitle1">
        {text('door.remarks.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {data.map(({ event, name, userId }) => {
          const what = words({ ...event, deviceTime: event.happenedOn }, name);
          return (
            <Stack
              key={event.id}
              component="li"
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.5, minHeight: 44 }}
            >
              <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {userId ? (
                  <Link to="adminUser" query={{ id: userId }}>
                    {what}
                  </Link>
                ) : (
                  what
                )}
                <Typography variant="body2">{text(`door.remark.${event.remark ?? 'personGone'}`)}</Typography>
              </Box>
              <Button
                size="small"
                color="inherit"
                disabled={isPending}
                aria-label={text('door.remarks.notedNamed', { what })}
                onClick={() => mutate({ eventId: event.id, what })}
              >
                {text('door.refused.noted')}
              </Button>
            </Stack>
          );
        })}
      </Box>
    </Alert>
  );
}
