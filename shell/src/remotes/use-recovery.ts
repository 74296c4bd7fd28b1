import { useEffect, useEffectEvent } from 'react';
import { lostFile } from './failure';
import { reloadOnce } from './reload-once';
import { renew } from './renew';

/** Milliseconds between two attempts that nobody asked for. */
const pause = 10_000;

/** Runs something when the connection is back, and every ten seconds, while that is wanted. */
export const useRecovery = (run: () => void, isWanted: boolean): void => {
  const attempt = useEffectEvent(run);
  useEffect(() => {
    if (!isWanted) return;
    const again = () => attempt();
    addEventListener('online', again);
    const timer = setInterval(again, pause);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWanted]);
};

/**
 * In a boundary: reloads the page as soon as the file is served that it failed to load. The router remembers the failed
 * import, so nothing less helps. Once per file, build and tab: a file that is served and fails is not for ever reloaded.
 */
export const useFileRecovery = (error: unknown, build: string): void => {
  const file = lostFile(error);
  const attempt = async () => {
    if (file && (await renew(file))) reloadOnce(file, build);
  };
  useRecovery(() => void attempt(), file !== undefined);
};
