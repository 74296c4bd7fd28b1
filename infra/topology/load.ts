import { remoteNames } from '../workspaces/apps';

/** Results of a load. */
interface LoadReport {
  requests: number;
  /** One line for each failed request. */
  failures: string[];
}

interface Load {
  /** Stops after the pending requests. */
  stop(): Promise<LoadReport>;
}

const entryOf = async (base: string, app: string): Promise<string> => {
  const pointer = (await (await fetch(`${base}/registry/${app}.json`)).json()) as { entry: string };
  return pointer.entry;
};

/** All files named in a page, of every app. */
const filesIn = (page: string): string[] =>
  [...page.matchAll(/ (?:href|src)="(\/(?:assets|r)\/[^"]+)"/g)].map(([, path]) => path ?? '');

/**
 * Sequential visitors, a few at a time: each loads the page, all files that it names at that moment, the pointers,
 * their entries, and the schedule. Only for this machine; ends after `limit` visits.
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
