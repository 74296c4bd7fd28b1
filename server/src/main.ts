import { once } from 'node:events';
import { buildApp } from './app';
import type { Config } from './config/config';
import { ConfigError, readConfig } from './config/read';
import { FolderLocked } from './db/folder-lock';
import { openDatabase } from './db/open';
import { seedDemo } from './demo/seed';
import { startMailbox } from './emails/mailbox';
import { createSmtpMailer } from './emails/mailer';
import { systemClock } from './time/clock';

/** Starts the product and stops it again at Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of stops.splice(0).reverse()) await close();
  };
  try {
    await start(config, stops);
  } catch (error) {
    await stop();
    throw error;
  }
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  // Whatever hangs, the person at the keyboard gets their prompt back.
  setTimeout(() => process.exit(1), 2_800).unref();
  await stop();
}

/** Opens everything in order; what has been opened is in `stops`, to be closed in the opposite order. */
async function start(config: Config, stops: (() => unknown)[]): Promise<void> {
  const database = await openDatabase(config, (error) =>
    console.error(`database connection lost: ${error.name}`),
  );
  stops.push(() => database.close());
  if (!config.mail.smtpUrl) stops.push(await startMailbox(config));
  const mailer = createSmtpMailer(config);
  stops.push(() => mailer.close());
  const app = await buildApp({ config, db: database, mailer, clock: systemClock });
  stops.push(() => app.close());
  if (config.demoData) await seedDemo(app.services);
  await app.listen({ host: config.host, port: config.port });
  app.services.jobs.start();
  app.log.info({ port: config.port, publicUrl: config.publicUrl }, 'Courtside is ready');
}

/** The one line for a person whose start did not work; undefined for a defect, which needs its stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderLocked) return error.message;
  const { code, port, syscall } = (error ?? {}) as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken: free it, or choose another (PORT, MAILBOX_PORT, MAILBOX_SMTP_PORT)`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} needs more rights: choose one above 1023 (PORT)`;
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28|3D000)/.test(code ?? '')) {
    return `the database of DATABASE_URL cannot be reached (${code})`;
  }
  return undefined;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const line = explain(error);
    console.error(line ? `Courtside cannot start: ${line}` : error);
    process.exit(1);
  },
);
