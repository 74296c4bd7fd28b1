import { useEffect, useEffectEvent } from 'react';

/** Runs something when the connection is back, while that is wanted. */
export const useOnline = (run: () => void, isWanted: boolean): void => {
  const heard = useEffectEvent(run);
  useEffect(() => {
    if (!isWanted) return;
    const listener = () => heard();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isWanted]);
};
