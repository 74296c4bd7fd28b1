import { useSearchParams } from 'react-router-dom';
import { fullName, useAuth } from 'shared-api';

/** A mailed link: whose it is, and for which session. */
export interface MailedLink {
  sessionId: string;
  userId: string;
  signature?: string;
}

/** The mailed link in the address; undefined when a part is missing. */
export const useMailedLink = (): MailedLink | undefined => {
  const [params] = useSearchParams();
  const [sessionId, userId, signature] = ['sessionId', 'userId', 'signature'].map((name) => params.get(name));
  return sessionId && userId ? { sessionId, userId, ...(signature && { signature }) } : undefined;
};

/** The name of who is logged in, if that is somebody else than a link's person. */
export const useSomebodyElse = ({ userId }: Pick<MailedLink, 'userId'>): string | undefined =>
  useAuth(({ user }) => (user && user.id !== userId ? fullName(user) : undefined));
