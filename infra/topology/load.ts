import { remoteNames } from '../webpack/apps';

/** What a load has seen. */
interface LoadReport {
  requests: number;
  /** One line for each request that did not get what it asked for. */
  failures: string[];
}

interface Load {
  /** Stops after the requests that are under way. */
  stop(): Promise<LoadReport>;
}

const registry = async (base: string, app: string): Promise<string[]> => {
  const pointer = (await (await fetch(`${base}/registry/${app}.json`)).json()) as {
    entry: string;
    preload: { href: string }[];
  };
  return [pointer.entry, ...pointer.preload.map(({ href }) => href)];
};

/**
 * Visitors who come one after the other, a few at a time: each takes the page, the pointers, every file that these
 * name at that moment, and the schedule. It goes to this machine only, and ends by itself after `limit` visits.
 */
export const startLoad = (base: string, visitors: number, limit = 5000): Load => {
  const report: LoadReport = { requests: 0, failures: [] };
  let going = true;
  let visits = 0;

  const ask = async (path: string, accept = '*/*'): Promise<void> => {
    report.requests++;
    try {
      const reply = await fetch(base + path, { headers: { accept }, signal: AbortSignal.timeout(15_000) });
      const body = await reply.arrayBuffer();
      if (!reply.ok || body.byteLength === 0) report.failures.push(`${path}: ${reply.status}`);
    } catch (error) {
      report.failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  };

  const visit = async (): Promise<void> => {
    while (going && visits++ < limit) {
      await ask('/', 'text/html');
      for (const app of remoteNames) {
        const files = await registry(base, app).catch((error: Error) => {
          report.failures.push(`pointer of ${app}: ${error.message}`);
          return [];
        });
        await Promise.all(files.slice(0, 4).map((path) => ask(path)));
      }
      await ask('/api/v1/Sessions/available');
    }
  };

  const all = Array.from({ length: visitors }, visit);
  return {
    async stop() {
      going = false;
      await Promise.all(all);
      return report;
    },
  };
};
