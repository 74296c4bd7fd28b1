import { Suspense, useId, useState } from 'react';
import type { Session } from 'shared-api';
import { Box, Button, lazyPart, Skeleton, Stack, useText } from 'shared-ui';
import { useSessionName } from '../use-session-name';
import { BringGuest } from './BringGuest';
import { Guests } from './Guests';
import { PlaceNote } from './PlaceNote';
import { YesNoButtons } from './YesNoButtons';

// Loaded on demand: most answers need no more than one tap.
const MoreActions = lazyPart(async () => (await import('./MoreActions')).MoreActions);

/** A player's actions for a session: both answers, a guest, and the rest behind “⋯”. */
export function PlayerActions({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <PlaceNote session={session} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}>
        <YesNoButtons session={session} />
        <Button
          color="secondary"
          aria-label={text('session.more', { date: nameOf(session) })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ minWidth: 44, px: 1, fontSize: '1.25rem', lineHeight: 1 }}
        >
          ⋯
        </Button>
      </Box>
      <Guests session={session} />
      <BringGuest session={session} />
      <div id={id}>
        {open && (
          <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
            <MoreActions session={session} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
