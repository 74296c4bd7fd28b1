import { RemoteFailure } from './failure';
import { beforeRetry } from './renew';
import { trustedScriptUrl } from './trusted-urls';

/** The time-out of an attempt, and the wait before each further one. */
export const scriptLimits = { attempt: 8000, pauses: [300, 1200] };

const attempt = (url: string, integrity: string | undefined, isServed = false): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (what: string) => finish(() => reject(new RemoteFailure('unreachable', `${url} ${what}`)));
    const timer = setTimeout(() => fail('did not answer in time'), scriptLimits.attempt);
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => finish(resolve);
    // The browser does not say why: the file is missing, or fails its integrity check.
    script.onerror = () => fail(isServed ? 'is served, and is not what was released' : 'could not be loaded');
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });

/**
 * Runs a release's script: integrity checked, each attempt limited in time, two retries.
 * @throws RemoteFailure `unreachable` when no attempt succeeds
 */
export const loadScript = async (url: string, integrity: string | undefined): Promise<void> => {
  let isServed = false;
  for (const wait of scriptLimits.pauses) {
    try {
      return await attempt(url, integrity);
    } catch {
      isServed = await beforeRetry(url, wait);
    }
  }
  return attempt(url, integrity, isServed);
};
