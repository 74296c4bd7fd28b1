import { useIsMutating } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type Guest, now, type Session } from 'shared-api';
import { Box, CloseIcon, IconButton, lazyPart, Stack, Typography, useText } from 'shared-ui';
import { answerKey } from '../api';
import { costsNow } from '../loss';
import { useGuests } from '../use-guests';
import { useSessionName } from '../use-session-name';

// Loaded on demand: few people need it.
const ConfirmDialog = lazyPart(async () => (await import('shared-ui/overlays')).ConfirmDialog);

/** A player's guests; each can be removed. */
export function Guests({ session }: { session: Session }) {
  const text = useText();
  const date = useSessionName()(session);
  const { guests, drop } = useGuests(session);
  const [leaving, setLeaving] = useState<Guest>();
  const isAnswering = useIsMutating({ mutationKey: answerKey(session.id) }) > 0;
  if (guests.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={text('guest.list', { date })} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {guests.map((guest) => (
          <Stack
            key={guest.id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="body2">{text('guest.of', { firstName: guest.firstName })}</Typography>
            <IconButton
              size="small"
              aria-label={text('guest.drop', { firstName: guest.firstName, date })}
              disabled={drop.isPending || isAnswering}
              onClick={() => (costsNow(session, now()) > 0 ? setLeaving(guest) : drop.mutate(guest.id))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Box>
      {leaving && (
        <Suspense>
          <ConfirmDialog
            open
            title={text('guest.drop', { firstName: leaving.firstName, date })}
            cancel={text('guest.keep')}
            confirm={text('guest.remove')}
            onConfirm={() => {
              setLeaving(undefined);
              drop.mutate(leaving.id);
            }}
            onClose={() => setLeaving(undefined)}
          >
            {text('guest.costs')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
