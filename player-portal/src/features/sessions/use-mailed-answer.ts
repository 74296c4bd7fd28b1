import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { askOnce } from 'shared-api';
import { confirmAttendance } from './api';

/** A mailed link's parameters; undefined when one is missing. */
export const useLinkQuery = () => {
  const [params] = useSearchParams();
  const [sessionId, userId, attending, signature] = ['sessionId', 'userId', 'attending', 'signature'].map(
    (name) => params.get(name),
  );
  if (!sessionId || !userId) return undefined;
  return {
    sessionId,
    userId,
    attending: attending === 'false' ? 'false' : 'true',
    ...(signature && { signature }),
  };
};

/**
 * Sends the mailed link's answer: once each time the page is opened, however often it renders.
 * @param isSure whether the person has confirmed the costs of a no; until then the reply may only state them
 */
export const useMailedAnswer = (link: ReturnType<typeof useLinkQuery>, isSure: boolean) => {
  const location = useLocation();
  return useQuery({
    queryKey: ['mailed-answer', location.key, link, isSure],
    enabled: link !== undefined,
    queryFn: () => {
      const query = { ...link, ...(link?.attending === 'false' && !isSure && { ask: 'true' }) };
      return askOnce(location, JSON.stringify(query), () => confirmAttendance({ query }));
    },
    // The call has effects: only the person may repeat it.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};
