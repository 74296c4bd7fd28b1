import type { ReactNode } from 'react';
import { Skeleton, Text } from 'shared-ui';
import type { useReturn } from '../../access/use-return';

const texts = {
  login: { open: 'login.save', full: 'login.wait' },
  register: { open: 'register.save', full: 'register.wait' },
} as const;

interface SessionHeadingProps extends Pick<ReturnType<typeof useReturn>, 'session' | 'isPending'> {
  page: keyof typeof texts;
  /** The heading without a session. */
  children: ReactNode;
}

/** A page's heading, which names the session that somebody came for. */
export function SessionHeading({ page, session, isPending, children }: SessionHeadingProps) {
  if (isPending) return <Skeleton width="70%" />;
  if (!session) return children;
  return <Text id={texts[page][session.isFull ? 'full' : 'open']} values={{ date: session.date }} />;
}
