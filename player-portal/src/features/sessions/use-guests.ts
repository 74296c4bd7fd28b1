import { useQuery } from '@tanstack/react-query';
import { clubQuery, now, type Session, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { openingStageOf } from 'shared-api/opening-stage';
import { useFailure, useFormat } from 'shared-ui';
import { bringGuest, dropGuest } from './api';

/** A player's guests for a session: who they are, whether there can be another, and how to add or remove one. */
export const useGuests = (session: Session) => {
  const failed = useFailure();
  const about = capitalised(useFormat().date(session.sessionDate, 'day'));
  const { data: club } = useQuery(clubQuery());
  const { place, registeredPlayersCount, offeredPlacesCount, waitingListCount, maxCapacity } = session;
  const guests = place?.standing === 'in' ? place.guests : [];
  const { id } = session;
  const onError = (error: unknown) => failed(error, 'guest.failed', about);
  const bring = useChange((firstName: string) => bringGuest({ params: { id }, body: { firstName } }), {
    onError,
  });
  const drop = useChange((guestId: string) => dropGuest({ params: { id, guestId } }), { onError });
  return {
    guests,
    canBring:
      place?.standing === 'in' &&
      guests.length < (club?.guestsPerPlayer ?? 0) &&
      waitingListCount === 0 &&
      !openingStageOf(session, now()) &&
      registeredPlayersCount + offeredPlacesCount < maxCapacity,
    bring,
    drop,
  };
};
