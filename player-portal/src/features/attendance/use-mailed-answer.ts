import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { askOnce, attendanceKey, confirmAttendance, sessionsKey } from 'shared-api';

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
  const client = useQueryClient();
  const location = useLocation();
  return useQuery({
    queryKey: ['mailed-answer', location.key, link, isSure],
    enabled: link !== undefined,
    queryFn: async () => {
      const query = { ...link, ...(link?.attending === 'false' && !isSure && { ask: 'true' }) };
      const reply = await askOnce(location, JSON.stringify(query), () => confirmAttendance(query));
      for (const queryKey of [sessionsKey, attendanceKey]) void client.invalidateQueries({ queryKey });
      return reply;
    },
    // The call has effects: only the person may repeat it.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};
