import { Language, Plan, rules, UserStatus } from 'shared-api/contract';
import { restrictNewFiles } from '../config/private-files';
import { readConfig } from '../config/read';
import { openDatabase } from '../db/open';
import { AppError } from '../errors/app-error';
import { safeError } from '../errors/safe-error';
import { insertUser } from '../features/users/store';
import { hashNewPassword, normalPassword } from '../security/passwords';
import { startupError } from '../startup-error';
import { NoAnswer, openTerminal } from './terminal';

const { username, email, password, name } = rules;
const personName = new RegExp(`^(?!.*${name.unseen}).{${name.min},${name.max}}$`, 'u');

/** Asks for an account's fields. */
async function askForAccount() {
  const { ask, close } = openTerminal();
  try {
    return {
      username: await ask(
        'Username',
        new RegExp(`(?=.{${username.min},${username.max}}$)${username.pattern}`),
        'At least 3 letters, digits, _ or -',
      ),
      firstName: await ask('First name', personName, 'At least 2 characters, none of them invisible'),
      lastName: await ask('Last name', personName, 'At least 2 characters, none of them invisible'),
      email: await ask('E-mail', new RegExp(email.pattern), 'An e-mail address'),
      passwordHash: await hashNewPassword(
        'password',
        await ask(
          'Password',
          new RegExp(`(?=.{${password.min},${password.max}}$)${password.pattern}`, 'u'),
          'At least 8 characters: upper and lower case, a digit and one of @$!%*?&',
          { read: normalPassword, isSecret: true },
        ),
      ),
    };
  } finally {
    close();
  }
}

/** `npm run create-admin`: the first administrator of an installation without demo data. */
async function main(): Promise<void> {
  restrictNewFiles();
  const config = readConfig(process.env);
  // First: without a database there is no point in asking five questions.
  const database = await openDatabase(config, () => {});
  try {
    const account = await askForAccount();
    await insertUser(database.db, {
      ...account,
      isAdmin: true,
      paymentPlan: Plan.DropIn,
      status: UserStatus.Active,
      language: Language.English,
      emailConfirmedOn: new Date(),
    });
    console.log(`${account.username} can log in as an administrator now.`);
  } finally {
    await database.close();
  }
}

const errorMessages: Partial<Record<string, string>> = {
  usernameTaken: 'No administrator was created: somebody has this username.',
  emailTaken: 'No administrator was created: somebody has this e-mail address.',
  // The only check that the questions' patterns cannot make.
  validation: 'No administrator was created: the password is too common, attackers try it first.',
};

/** The message for the operator; undefined for an unexpected error. */
const messageFor = (error: unknown): string | undefined => {
  if (error instanceof NoAnswer) return error.message;
  return error instanceof AppError ? errorMessages[error.code] : startupError(error);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(messageFor(error) ?? safeError(error));
    process.exit(1);
  },
);
