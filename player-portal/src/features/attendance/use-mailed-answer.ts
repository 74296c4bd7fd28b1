import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { attendanceKey, confirmAttendance, sessionsKey } from 'shared-api';

/** What a mailed link asks for; nothing when it lacks a part. */
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
 * Answers as the mailed link says: once for each time that the page is opened, however often it is rendered.
 * @param isSure whether the person knows what a no costs and takes along; until then the reply may only say so
 */
export const useMailedAnswer = (link: ReturnType<typeof useLinkQuery>, isSure: boolean) => {
  const client = useQueryClient();
  const { key } = useLocation();
  return useQuery({
    queryKey: ['mailed-answer', key, link, isSure],
    enabled: link !== undefined,
    queryFn: async () => {
      const reply = await confirmAttendance({
        ...link,
        ...(link?.attending === 'false' && !isSure && { ask: 'true' }),
      });
      for (const queryKey of [sessionsKey, attendanceKey]) void client.invalidateQueries({ queryKey });
      return reply;
    },
    // The call changes something: it is repeated only when the person asks for it.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};
