import { useState } from 'react';
import { type Guest, type Registration, type Session, SessionStatus } from 'shared-api';
import { Button, Text } from 'shared-ui';
import type { Move } from '../policy';
import { Participants } from './Participants';
import { PlaceDialog } from './PlaceDialog';

/** A move to confirm; the dialog keeps the person while closing. */
interface Asked {
  move: Move;
  person?: Registration | undefined;
  guest?: Guest | undefined;
  open: boolean;
}

export interface PlacesListProps {
  session: Session;
  registrations: readonly Registration[];
}

/** Everybody who answered or waits; for a coming session, with an administrator's actions. */
export function PlacesList({ session, registrations }: PlacesListProps) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (move: Move, person?: Registration, guest?: Guest) =>
    setAsked({ move, person, guest, open: true });
  const canMove = session.status === SessionStatus.Open || session.status === SessionStatus.Full;
  return (
    <>
      {canMove && (
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          onClick={() => ask('in')}
          sx={{ mb: 2.5 }}
        >
          <Text id="sessions.place.add" />
        </Button>
      )}
      <Participants registrations={registrations} onMove={canMove ? ask : undefined} />
      {asked && (
        <PlaceDialog
          {...asked}
          session={session}
          registrations={registrations}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}
