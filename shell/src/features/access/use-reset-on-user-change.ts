import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from 'shared-api';

/**
 * Keeps one person's data from the next: when the login ends or changes, here or in another tab, cached data is
 * dropped, and visible data is fetched again.
 * @returns a key for the page: it changes with the person, so that no half-filled form stays
 */
export const useResetOnUserChange = (): number => {
  const queries = useQueryClient();
  const id = useAuth(({ token, user }) => (token ? user?.id : undefined));
  const previous = useRef(id);
  useEffect(() => {
    if (previous.current === id) return;
    if (previous.current) queries.removeQueries({ type: 'inactive' });
    previous.current = id;
    void queries.invalidateQueries();
  }, [id, queries]);
  const [page, setPage] = useState({ id, key: 0 });
  if (page.id !== id) setPage({ id, key: page.id && id ? page.key + 1 : page.key });
  return page.key;
};
