import { Suspense, useState } from 'react';
import type { Session } from 'shared-api';
import { Button, lazyPart, Skeleton, useText } from 'shared-ui';
import { useGuests } from '../use-guests';
import { useSessionName } from '../use-session-name';

// Loaded on demand: few people bring somebody.
const GuestForm = lazyPart(async () => (await import('./GuestForm')).GuestForm);

/** Adds a guest to a player's spot, while there is room. */
export function BringGuest({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const { canBring, bring } = useGuests(session);
  const [isNaming, setNaming] = useState(false);
  if (!canBring) return null;
  if (isNaming)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
        <GuestForm session={session} bring={bring} onClose={() => setNaming(false)} />
      </Suspense>
    );
  return (
    <Button
      size="small"
      color="secondary"
      sx={{ alignSelf: 'flex-start', ml: -1.75 }}
      aria-label={text('guest.bringOn', { date: nameOf(session) })}
      onClick={() => setNaming(true)}
    >
      {text('guest.bring')}
    </Button>
  );
}
