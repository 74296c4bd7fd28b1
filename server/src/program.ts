import { type App, buildApp } from './app';
import { inviteFirstAdministrator } from './club/people/first-administrator';
import type { Config } from './config/config';
import type { Database } from './data/rows';
import { refuseKnownPasswords } from './demo/known-passwords';
import { seedDemo } from './demo/story';
import { createSmtpMailer } from './mail/mailer';

/** Serves an open database; `stops` collects how to close what it opens. */
export async function run(config: Config, database: Database, stops: (() => unknown)[]): Promise<App> {
  const mailer = createSmtpMailer(config);
  stops.push(() => mailer.close());
  const app = await buildApp({ config, db: database, mailer });
  stops.push(() => app.close());
  if (config.demoData) await seedDemo(app.services);
  await refuseKnownPasswords(database.db, config);
  const first = await inviteFirstAdministrator(app.services);
  if (first === 'nobody') app.log.warn('nobody can log in: set ADMIN_EMAIL to whom shall run the club');
  if (first === 'invited') app.log.warn('a link to choose a password is on its way to ADMIN_EMAIL');
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ port: config.port, publicUrl: config.publicUrl }, 'Courtside is ready');
  return app;
}
