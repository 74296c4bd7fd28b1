import type { ReactNode } from 'react';
import { useOnItsWay } from 'shared-ui';
import { splitBySent } from '../policy';
import { useSessionOpen } from '../use-balance';
import { AmountDue } from './AmountDue';

/** What the person has still to send for a session in all, guests included, and what is on its way; or something else. */
export function SessionDue({ sessionId, otherwise = null }: { sessionId: string; otherwise?: ReactNode }) {
  const open = useSessionOpen(sessionId);
  const onItsWay = useOnItsWay()(open);
  const { sum } = splitBySent(open).unsent;
  if (sum === 0) return onItsWay || otherwise;
  return (
    <>
      <AmountDue amount={sum} />
      {onItsWay && ` · ${onItsWay}`}
    </>
  );
}
