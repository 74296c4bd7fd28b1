import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, followSessions, keepAnswers, personOf, readsBy, useAuth } from 'shared-api';
import { dismissAll } from 'shared-ui';
import { create } from 'zustand';

interface PersonsQueries {
  person: string | null;
  client: QueryClient;
  /** Stops polling and keeping. */
  stop: () => void;
}

const start = (): PersonsQueries => {
  const person = personOf(useAuth.getState());
  const client = createQueryClient(person);
  readsBy('shell', __CONTRACT__);
  const stops = [keepAnswers(client, person), followSessions(client)];
  const stop = () => {
    for (const end of stops) end();
  };
  return { person, client, stop };
};

const usePersonsQueries = create<PersonsQueries>()(start);

// Before any page hears of the change: pages that render meanwhile already belong to the next person.
useAuth.subscribe((auth) => {
  const { person, client, stop } = usePersonsQueries.getState();
  if (personOf(auth) === person) return;
  stop();
  client.clear();
  dismissAll();
  usePersonsQueries.setState(start());
});

/**
 * Gives the pages the queries of whoever is logged in. When the login ends or changes, here or in another tab, what was
 * known goes with it, and pages start afresh.
 */
export function PersonQueries() {
  const { person, client } = usePersonsQueries();
  return (
    <QueryClientProvider key={person} client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
