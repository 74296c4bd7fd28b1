// biome-ignore lint/style/noRestrictedImports: what a page may have failed on is forgotten, not changed.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { mayShowAfresh, showAfresh } from 'shared-api';
import { isLoadError } from './failure';

/**
 * In a boundary: draws a page that threw once more, by itself and with the server's answers only, when it may have failed
 * on one that was kept.
 * @returns whether it does; otherwise the boundary says what happened
 */
export const useDrawAgain = (): boolean => {
  const error = useRouteError();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // Without its code it has read nothing, and what is kept may be all that there is.
  const again = useMemo(() => !isLoadError(error) && mayShowAfresh(queries), [queries, error]);
  useEffect(() => {
    if (!again) return;
    showAfresh(queries);
    void navigate(`${pathname}${search}${hash}`, { replace: true, state });
  }, [again, queries, navigate, pathname, search, hash, state]);
  return again;
};
