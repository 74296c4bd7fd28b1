import { createInterface } from 'node:readline/promises';
import { Language, Plan, rules, UserStatus } from 'shared-api/contract';
import { ConfigError, readConfig } from '../config/read';
import { openDatabase } from '../db/open';
import { insertUser } from '../features/users/store';
import { Refusal } from '../http/refusal';
import { hashPassword } from '../security/passwords';

/** `npm run create-admin`: the first administrator of an installation without demo data. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, pattern: RegExp, hint: string): Promise<string> => {
    for (;;) {
      const answer = (await terminal.question(`${question}: `)).trim();
      if (pattern.test(answer)) return answer;
      console.error(hint);
    }
  };
  const { username, email, password } = rules;
  const draft = {
    username: await ask(
      'Username',
      new RegExp(`(?=.{${username.min},${username.max}}$)${username.pattern}`),
      'At least 3 letters, digits, _ or -',
    ),
    firstName: await ask('First name', /^.{2,80}$/, 'At least 2 characters'),
    lastName: await ask('Last name', /^.{2,80}$/, 'At least 2 characters'),
    email: await ask('E-mail', new RegExp(email.pattern), 'An e-mail address'),
    passwordHash: await hashPassword(
      await ask(
        'Password',
        new RegExp(`(?=.{${password.min},${password.max}}$)${password.pattern}`),
        'At least 8 characters: upper and lower case, a digit and one of @$!%*?&',
      ),
    ),
  };
  terminal.close();
  const database = await openDatabase(config, () => {});
  try {
    await insertUser(database.db, {
      ...draft,
      isAdmin: true,
      paymentPlan: Plan.DropIn,
      status: UserStatus.Active,
      language: Language.English,
      emailConfirmedOn: new Date(),
    });
  } finally {
    await database.close();
  }
  console.log(`${draft.username} can log in as an administrator now.`);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof Refusal;
  console.error(known ? error.message : error);
  process.exit(1);
});
