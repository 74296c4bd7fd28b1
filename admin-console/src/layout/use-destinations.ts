import { useQuery } from '@tanstack/react-query';
import { outstandingQuery } from './api';
import { type Destination, destinations } from './navigation';

interface OpenDestination extends Destination {
  /** The page that it leads to now. */
  opens: Destination['to'] | 'adminOutstanding';
  /** What waits there; 0 for nothing. */
  count: number;
}

/** The console's navigation. While something is owed, Payments leads to who owes it, with their number. */
export const useDestinations = (): readonly OpenDestination[] => {
  const { data } = useQuery(outstandingQuery());
  const people = data?.people ?? 0;
  return destinations.map((destination) =>
    destination.to === 'adminPayments' && people > 0
      ? { ...destination, opens: 'adminOutstanding', count: people }
      : { ...destination, opens: destination.to, count: 0 },
  );
};
