import { spawn } from 'node:child_process';

/** What the server calls one of PostgreSQL's programs that this has started. */
export const nameOf = (program: string): string => `courtside-${program}`;

/**
 * Runs one of PostgreSQL's programs on a database. The address is passed in the environment, so that process lists
 * do not show it.
 * @param databaseUrl its host may be the folder of a socket, `%2Frun%2Fpostgresql`
 * @param files open ones, from which it reads and to which it writes
 * @throws with the program's output when it fails
 */
export const runPostgres = (
  name: string,
  args: string[],
  databaseUrl: string,
  { input, output }: { input?: number; output?: number } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const child = spawn(name, args, {
      stdio: [input ?? 'ignore', output ?? 'inherit', 'pipe'],
      env: {
        ...process.env,
        PGHOST: decodeURIComponent(hostname),
        PGPORT: port || '5432',
        PGUSER: decodeURIComponent(username),
        PGPASSWORD: decodeURIComponent(password),
        PGDATABASE: pathname.slice(1),
        PGAPPNAME: nameOf(name),
      },
    });
    let words = '';
    child.stderr?.on('data', (text: Buffer) => {
      words += text;
    });
    child.on('error', ({ message }) => reject(new Error(`${name} cannot be run: ${message}`)));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name}: ${words.trim()}`))));
  });
