import { now, type ReleasePointer, type RemoteTrace } from 'shared-api';

/** How the shell came by a remote, as the server's log has it with a failure, and `?trace` shows it. */
export interface Trace extends RemoteTrace {
  version?: string;
  build?: string;
  /** What went wrong last, though it may be well by now. */
  failure?: string;
}

const traces: Record<string, Trace> = {};

export const traceOf = (remote: string): Trace => (traces[remote] ??= { retries: 0, at: 0 });

/** Begins again with a remote: an attempt after the first one is a retry. */
export const startTrace = (remote: string): Trace => {
  const { failure, retries = -1 } = traces[remote] ?? {};
  const trace: Trace = {
    retries: retries + 1,
    at: Math.round(performance.now()),
    ...(failure && { failure }),
  };
  traces[remote] = trace;
  return trace;
};

/** Notes how long a step took, from the end of the one before. */
export const endStep = (trace: Trace, step: 'pointer' | 'entry' | 'app'): void => {
  const at = Math.round(performance.now());
  trace[step] = at - trace.at;
  trace.at = at;
};

/** Notes the release that is tried; that it is the last one that worked is known before. */
export const noteRelease = (trace: Trace, release: ReleasePointer): void => {
  const { version, build, releasedAt } = release;
  const why = trace.why === 'fallback' ? trace.why : 'traffic' in release ? 'gradual' : 'live';
  const age = Math.round((now() - Date.parse(releasedAt)) / 1000);
  Object.assign(trace, { why, version, build, age });
};

/** Notes that a remote's file is asked for again. */
export const noteRetry = (file: string): void => {
  const remote = /\/r\/([\w-]+)\//.exec(file)?.[1];
  if (remote) traceOf(remote).retries++;
};

/** Where it is kept, in the session storage, whether this tab shows the traces. */
export const traceKey = 'trace';

/** Whether this tab shows the traces: since its address once said `?trace`, until somebody closes them. */
export const isTraced = (): boolean => {
  const asked = /[?&]trace\b/.test(location.search);
  try {
    if (asked) sessionStorage.setItem(traceKey, '');
    return sessionStorage.getItem(traceKey) !== null;
  } catch {
    return asked;
  }
};
