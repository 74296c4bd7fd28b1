import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from 'shared-api';

/**
 * Keeps one person's data from another's eyes: when the login ends or changes, here or in another tab, what was
 * loaded and is not shown is forgotten, and what is shown is asked for again.
 * @returns a key for the page: another one when somebody else has taken over, so that nothing half written stays
 */
export const useOwnData = (): number => {
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
