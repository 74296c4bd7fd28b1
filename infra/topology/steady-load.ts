import { setTimeout as pause } from 'node:timers/promises';
import type { Pointer } from '../../shared-api/common/pointer';

/** Results of a steady load. */
interface SteadyReport {
  requests: number;
  /** One line for each failed request. */
  failures: string[];
  perSecond: number;
  /** The slowest response, in milliseconds. */
  slowest: number;
}

/** A visit's requests without a gradual release: the page, the pointer, the entry, a script. */
const leastPerVisit = 4;

/** The first script of a release that a document names. */
const scriptIn = (page: string): string | undefined => / (?:href|src)="(\/r\/[^"]+\.js)"/.exec(page)?.[1];

/**
 * Visitors at a steady rate, independent of response times: each loads the page, an app's pointer, the entry of each
 * release in it, and the first script that the page names. Only for this machine.
 * @param rate in requests a second
 * @returns `more` waits for that many further answers; `stop` ends the load
 */
export const startSteadyLoad = (
  base: string,
  app: string,
  rate: number,
): { more(count: number): Promise<void>; stop(): Promise<SteadyReport> } => {
  const failures: string[] = [];
  const started = performance.now();
  let [requests, answered, slowest] = [0, 0, 0];

  const ask = async (path: string, accept = '*/*'): Promise<string> => {
    requests++;
    const asked = performance.now();
    try {
      const reply = await fetch(base + path, { headers: { accept }, signal: AbortSignal.timeout(10_000) });
      const body = await reply.text();
      if (!reply.ok || body.length === 0) failures.push(`${path}: ${reply.status}`);
      return body;
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return '';
    } finally {
      answered++;
      slowest = Math.max(slowest, Math.round(performance.now() - asked));
    }
  };

  const visit = async (): Promise<void> => {
    const page = await ask('/', 'text/html');
    const text = await ask(`/registry/${app}.json`);
    if (!text) return;
    const { next, ...live } = JSON.parse(text) as Pointer;
    for (const { entry } of next ? [live, next] : [live]) await ask(entry);
    const script = scriptIn(page);
    if (script) await ask(script);
  };

  const visits: Promise<void>[] = [];
  const timer = setInterval(() => visits.push(visit()), (leastPerVisit * 1000) / rate);
  return {
    async more(count) {
      for (const goal = answered + count; answered < goal; ) await pause(20);
    },
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(visits);
      return { requests, failures, perSecond: Math.round(requests / seconds), slowest };
    },
  };
};
