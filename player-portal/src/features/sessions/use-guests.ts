import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bringGuest,
  clubQuery,
  dropGuest,
  messageOf,
  paymentsKey,
  type Session,
  sessionsKey,
} from 'shared-api';
import { notify, useText } from 'shared-ui';
import { useShowSession } from './use-show-session';

/** A player's guests for a session: who they are, whether there can be another, and how to add or remove one. */
export const useGuests = (session: Session) => {
  const client = useQueryClient();
  const text = useText();
  const show = useShowSession();
  const { data: club } = useQuery(clubQuery());
  const { place, registeredPlayersCount, offeredPlacesCount, waitingListCount, maxCapacity } = session;
  const guests = place?.standing === 'in' ? place.guests : [];
  const settled = {
    onSuccess: show,
    onError: (error: unknown) => notify(messageOf(error, text('guest.failed')), 'error'),
    onSettled: () =>
      Promise.all([sessionsKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  };
  const bring = useMutation({
    ...settled,
    mutationFn: (firstName: string) => bringGuest(session.id, firstName),
  });
  const drop = useMutation({ ...settled, mutationFn: (guestId: string) => dropGuest(session.id, guestId) });
  return {
    guests,
    canBring:
      place?.standing === 'in' &&
      guests.length < (club?.guestsPerPlayer ?? 0) &&
      waitingListCount === 0 &&
      registeredPlayersCount + offeredPlacesCount < maxCapacity,
    bring,
    drop,
  };
};
