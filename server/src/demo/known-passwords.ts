import { inArray } from 'drizzle-orm';
import type { Config } from '../config/config';
import { isLoopback } from '../config/exposure';
import { ConfigError } from '../config/read';
import type { Db } from '../data/rows';
import { users } from '../data/schema';
import { passwordMatches } from '../http/passwords';
import { accounts } from './members';

/**
 * Refuses to expose a club that was seeded with demo data and still has its passwords.
 * @throws ConfigError naming the accounts
 */
export async function refuseKnownPasswords(
  db: Db,
  { host, allowPublicDemo }: Pick<Config, 'host' | 'allowPublicDemo'>,
): Promise<void> {
  if (isLoopback(host) || allowPublicDemo) return;
  // Earlier versions could add `states`.
  const demo = { ...accounts, states: { password: 'States123!' } };
  const rows = await db
    .select({ username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.username, Object.keys(demo)));
  const known: string[] = [];
  for (const [username, { password }] of Object.entries(demo)) {
    const row = rows.find((one) => one.username === username);
    if (row && (await passwordMatches(row.passwordHash, password))) known.push(username);
  }
  if (known.length === 0) return;
  throw new ConfigError(
    `HOST=${host} opens Courtside to other machines, and the demo's password still opens ${known.join(', ')}: ` +
      'change it, or ALLOW_PUBLIC_DEMO=true if that is meant',
  );
}
