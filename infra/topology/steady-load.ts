import type { Pointer } from '../../shared-api/common/pointer';

/** What a steady load has seen. */
interface SteadyReport {
  requests: number;
  /** One line for each request that did not get what it asked for. */
  failures: string[];
  perSecond: number;
  /** The slowest answer, in milliseconds. */
  slowest: number;
}

/** A visit's requests while nothing is released gradually: the page, the pointer, the entry, a script. */
const leastPerVisit = 4;

/** The first script of a release that a document asks for. */
const scriptIn = (page: string): string | undefined => / (?:href|src)="(\/r\/[^"]+\.js)"/.exec(page)?.[1];

/**
 * Visitors who come at a steady rate, whether or not those before them have their answers: each takes the page, the pointer of
 * an app, and of each release that it names the entry and its next script. It goes to this machine only.
 * @param rate in requests a second
 */
export const startSteadyLoad = (
  base: string,
  app: string,
  rate: number,
): { stop(): Promise<SteadyReport> } => {
  const failures: string[] = [];
  const started = performance.now();
  let [requests, slowest] = [0, 0];

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
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(visits);
      return { requests, failures, perSecond: Math.round(requests / seconds), slowest };
    },
  };
};
