import { once } from 'node:events';
import type { Config } from './config/config';
import { restrictDataFolder, restrictNewFiles } from './config/private-files';
import { checkEnvironment, readConfig } from './config/read';
import { finishRestore } from './data/backup/finish';
import { placeOf } from './data/backup/place';
import { safeError } from './errors/safe-error';
import { startMailbox } from './mail/mailbox';
import { startupError } from './startup-error';

/** Starts the product, and stops it at Ctrl-C. */
async function main(): Promise<void> {
  restrictNewFiles();
  await finishRestore(placeOf(checkEnvironment(process.env)));
  const config = readConfig(process.env);
  const open = restrictDataFolder(config.dataDir);
  if (open > 0) {
    console.warn(
      `${config.dataDir} could be read by other accounts of this machine: closed ${open} files and folders`,
    );
  }
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
  // Exits even if something hangs, before Docker kills it after ten seconds.
  setTimeout(() => process.exit(1), 8_000).unref();
  await stop();
}

/** Opens everything in order; `stops` collects how to close it, in reverse order. */
async function start(config: Config, stops: (() => unknown)[]): Promise<void> {
  if (config.openTelemetry) {
    const { startOpenTelemetry } = await import('./opentelemetry');
    stops.push(startOpenTelemetry());
  }
  // What is traced is loaded after that.
  const { openDatabase } = await import('./data/open');
  // In parallel: opening the database, and loading the rest of the program.
  const opening = openDatabase(config, (error) => console.error(`database connection lost: ${error.name}`));
  const program = import('./program');
  const database = await opening;
  stops.push(() => database.close());
  // Stops after the app, which sends to it until its last moment.
  let mailbox: ReturnType<typeof startMailbox> | undefined;
  stops.push(() => mailbox?.stop());
  const app = await (await program).run(config, database, stops);
  if (!config.mail.smtpUrl) {
    mailbox = startMailbox(config);
    await mailbox.ready;
  }
  // From here on e-mails are sent.
  await app.services.jobs.start();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const line = startupError(error);
    console.error(line ? `Courtside cannot start: ${line}` : safeError(error));
    process.exit(1);
  },
);
