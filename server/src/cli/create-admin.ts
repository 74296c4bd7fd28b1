import { buildApp } from '../app';
import { inviteAdministrator } from '../club/people/first-administrator';
import { restrictNewFiles } from '../config/private-files';
import { checkEnvironment, isPerson, readConfig } from '../config/read';
import { finishRestore } from '../data/backup/finish';
import { placeOf } from '../data/backup/place';
import { openDatabase } from '../data/open';
import { safeError } from '../errors/safe-error';
import { perform } from '../http/perform';
import { createSmtpMailer } from '../mail/mailer';
import { startupError } from '../startup-error';

const outcomes = {
  invited: 'will be mailed a link to choose a password, as soon as the server runs.',
  waiting: 'has a link that still works: look for the e-mail.',
  exists: 'has an account already, and is an administrator now.',
};

/** `npm run create-admin -- <address>`: another administrator, when nobody can log in any more. */
async function main([who = '']: string[]): Promise<string> {
  restrictNewFiles();
  if (!isPerson(who)) {
    throw new UsageError('npm run create-admin -- <an address, or "Marie Tremblay <marie@club.example>">');
  }
  await finishRestore(placeOf(checkEnvironment(process.env)));
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  const mailer = createSmtpMailer(config);
  try {
    const { services } = await buildApp({ config, db: database, mailer });
    return `${who} ${outcomes[await perform(services, (command) => inviteAdministrator(command, who))]}`;
  } finally {
    mailer.close();
    await database.close();
  }
}

class UsageError extends Error {}

main(process.argv.slice(2)).then(
  (line) => {
    console.log(line);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : (startupError(error) ?? safeError(error)));
    process.exit(1);
  },
);
