import { remoteNames } from '../workspaces/apps';

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

const entryOf = async (base: string, app: string): Promise<string> => {
  const pointer = (await (await fetch(`${base}/registry/${app}.json`)).json()) as { entry: string };
  return pointer.entry;
};

/** The files that a page names, of every app. */
const filesIn = (page: string): string[] =>
  [...page.matchAll(/ (?:href|src)="(\/(?:assets|r)\/[^"]+)"/g)].map(([, path]) => path ?? '');

/**
 * Visitors who come one after the other, a few at a time: each takes the page, every file that it names at that
 * moment, the pointers, the entries that these name, and the schedule. It goes to this machine only, and ends by itself after `limit` visits.
 */
export const startLoad = (base: string, visitors: number, limit = 5000): Load => {
  const report: LoadReport = { requests: 0, failures: [] };
  let going = true;
  let visits = 0;

  const ask = async (path: string, accept = '*/*'): Promise<string> => {
    report.requests++;
    try {
      const reply = await fetch(base + path, { headers: { accept }, signal: AbortSignal.timeout(15_000) });
      const body = await reply.text();
      if (!reply.ok || body.length === 0) report.failures.push(`${path}: ${reply.status}`);
      return body;
    } catch (error) {
      report.failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return '';
    }
  };

  const visit = async (): Promise<void> => {
    while (going && visits++ < limit) {
      const page = await ask('/', 'text/html');
      await Promise.all(filesIn(page).map((path) => ask(path)));
      for (const app of remoteNames) {
        const entry = await entryOf(base, app).catch((error: Error) => {
          report.failures.push(`pointer of ${app}: ${error.message}`);
        });
        if (entry) await ask(entry);
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
