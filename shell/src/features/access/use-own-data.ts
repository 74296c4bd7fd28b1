import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from 'shared-api';

/**
 * Keeps one person's data from another's eyes: when the login ends or changes, here or in another tab, what was
 * loaded and is not shown is forgotten, and what is shown is asked for again.
 */
export const useOwnData = (): void => {
  const queries = useQueryClient();
  const id = useAuth(({ token, user }) => (token ? user?.id : undefined));
  const previous = useRef(id);
  useEffect(() => {
    if (previous.current === id) return;
    if (previous.current) queries.removeQueries({ type: 'inactive' });
    previous.current = id;
    void queries.invalidateQueries();
  }, [id, queries]);
};
