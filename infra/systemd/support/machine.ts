import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder, waitUntil } from '../../bootstrap/own-product';
import { freePort } from '../../bootstrap/ports.mjs';
import { npmInShell } from '../../bootstrap/run.mjs';
import { root } from '../../workspaces/apps';

/** An account of this machine. */
interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

const accountOf = (name: string): Account => {
  if (process.getuid?.() !== 0) return { name: userInfo().username };
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { name, uid: number('-u'), gid: number('-g') };
};

/** As root, the database, the product and Caddy run as others, who may only read the code. */
const databaseAccount = accountOf('nobody');
const account = accountOf('www-data');

const ids = ({ uid, gid }: Account) => (uid === undefined ? {} : { uid, gid });

/** A folder that its account alone may enter. */
const folderOf = (name: string, { uid, gid }: Account): string => {
  const folder = temporaryFolder(name);
  if (uid !== undefined) chownSync(folder, uid, gid ?? uid);
  return folder;
};

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** Debian's newest PostgreSQL with an empty database of the product's account, through a socket as in the units. */
export const startDatabase = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const [major] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  const bin = `/usr/lib/postgresql/${major}/bin`;
  const folder = folderOf('postgresql', databaseAccount);
  // The product's account comes to the socket.
  chmodSync(folder, 0o755);
  const options = { cwd: folder, stdio: 'pipe', ...ids(databaseAccount) } as const;
  execFileSync(`${bin}/initdb`, ['-D', 'data', '-A', 'peer', '-E', 'UTF8', '--no-sync'], options);
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(`${bin}/postgres`, ['-D', 'data', ...settings], { ...options, stdio: 'ignore' });
  const run = (program: string, ...args: string[]) =>
    spawnSync(`${bin}/${program}`, ['-h', folder, ...args], { ...options, encoding: 'utf8' });
  await waitUntil(
    async () => run('pg_isready', '-d', 'postgres').status === 0,
    () => 'PostgreSQL does not answer',
  );
  // As docs/operations.md says.
  if (account.name !== databaseAccount.name) run('createuser', '--createdb', account.name);
  const { status, stderr } = run('createdb', '-O', account.name, 'courtside');
  if (status !== 0) throw new Error(stderr);
  return {
    url: `postgres://${account.name}@${encodeURIComponent(folder)}/courtside`,
    stop: () => end(server, 'SIGINT'),
  };
};

/** A unit's program and settings. */
const unit = (name: string) => {
  const text = readFileSync(`${root}/infra/systemd/${name}`, 'utf8');
  const [, program = ''] = text.match(/^ExecStart=\S+ (.+)$/m) ?? [];
  const settings = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return { program, env: Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2))) };
};

/** Where a club's data are: another machine has other ones. */
export interface Home {
  databaseUrl: string;
  dataDir: string;
}

/** An empty data folder of the product's account. */
export const emptyDataDir = (): string => folderOf('data', account);

/** The product's folder, unpacked as `/opt/courtside`; its packages are this repository's. */
export interface Installed {
  /** Starts the app's unit, and waits until it is ready, or has ended. @returns its output, and how to end it */
  start(home: Home): Promise<{ isReady: boolean; output(): string; stop(): Promise<void> }>;
  /** Runs a unit to its end. @param instance what follows its `@` @returns its exit code and output */
  run(home: Home, name: string, instance?: string): { code: number | null; output: string };
}

/** @param settings what the operator writes into /etc/courtside.env */
export const installed = (folder: string, port: number, settings: Record<string, string>): Installed => {
  const envOf = ({ databaseUrl, dataDir }: Home, name: string) => ({
    // What systemd sets.
    PATH: process.env.PATH,
    USER: account.name,
    HOME: dataDir,
    ...unit(name).env,
    ...settings,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
  });
  return {
    async start(home) {
      const name = 'courtside.service';
      const log = join(temporaryFolder('log'), 'text');
      const terminal = openSync(log, 'a');
      const child = spawn(process.execPath, unit(name).program.split(' '), {
        cwd: folder,
        env: envOf(home, name),
        stdio: ['ignore', terminal, terminal],
        ...ids(account),
      });
      const output = () => readFileSync(log, 'utf8');
      const isOver = () => child.exitCode !== null || child.signalCode !== null;
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
      await waitUntil(async () => isOver() || (await isReady()), output);
      return { isReady: !isOver(), output, stop: () => end(child) };
    },
    run(home, name, instance = '') {
      const program = unit(name).program.replace('/var/lib/courtside', home.dataDir).replace('%i', instance);
      const { status, stdout, stderr } = spawnSync(process.execPath, program.split(' '), {
        cwd: folder,
        env: envOf(home, name),
        encoding: 'utf8',
        ...ids(account),
      });
      return { code: status, output: `${stdout}${stderr}`.trim() };
    },
  };
};

/**
 * Debian's Caddy with the Caddyfile of this folder, and a certificate of its own authority instead of Let's Encrypt's.
 * @param products the ports of the processes behind it
 * @param protocol `http` for a caller that does not know its authority, once the product runs; `ask` speaks `https`
 */
export const startCaddy = async (port: number, products: number[], protocol: 'https' | 'http' = 'https') => {
  const home = folderOf('caddy', account);
  const file = join(home, 'Caddyfile');
  const tls = protocol === 'https' ? '\n\ttls internal' : '';
  const url = `${protocol}://localhost:${port}`;
  const site = readFileSync(`${root}/infra/systemd/Caddyfile`, 'utf8')
    .replace('club.example {', `${url} {${tls}`)
    .replace('127.0.0.1:3000', products.map((product) => `127.0.0.1:${product}`).join(' '));
  const global = [
    'admin off',
    'skip_install_trust',
    'auto_https disable_redirects',
    `storage file_system ${home}`,
  ];
  writeFileSync(file, `{\n\t${global.join('\n\t')}\n}\n${site}`);
  chmodSync(file, 0o644);
  const env = { PATH: process.env.PATH, HOME: home };
  const options = { env, stdio: 'ignore', ...ids(account) } as const;
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], options);
  const authority = join(home, 'pki/authorities/local/root.crt');
  await waitUntil(
    async () => (protocol === 'https' ? existsSync(authority) : (await fetch(`${url}/health/ready`)).ok),
    () => 'Caddy does not start',
  );
  const ca = protocol === 'https' ? readFileSync(authority) : undefined;
  /** A request over https. @returns the status, the headers, and the body as text */
  const ask = (method: string, path: string, body?: unknown, token?: string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const headers = {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const sent = request(`${url}${path}`, { method, ca, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      });
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, url, stop: () => end(child) };
};

/** Packs the product, as somebody does who brings it to a machine, where others may read it. */
export const packProduct = (): string => {
  const folder = join(temporaryFolder('opt'), 'courtside');
  chmodSync(join(folder, '..'), 0o755);
  execFileSync('npm', ['run', 'pack', '--', folder], {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    shell: npmInShell,
  });
  for (const path of ['node_modules', 'server/node_modules'])
    if (existsSync(join(root, path))) execFileSync('ln', ['-s', join(root, path), join(folder, path)]);
  return folder;
};

/** The next version of a packed product: the same, with one migration more. */
export const nextVersion = (folder: string): string => {
  const next = `${folder}-next`;
  execFileSync('cp', ['-a', folder, next]);
  const migrations = join(next, 'server/migrations');
  const journal = join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entries.at(-1);
  entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
  writeFileSync(journal, JSON.stringify({ ...rest, entries }));
  writeFileSync(join(migrations, '9999_later.sql'), 'alter table users add column later text;');
  return next;
};

/** Carries a backup to another machine, as docs/one-machine.md says. */
export const carry = (backup: string, { dataDir }: Home): void => {
  const backups = join(dataDir, 'backups');
  mkdirSync(backups);
  execFileSync('cp', ['-r', backup, backups]);
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dataDir]);
};

/** Ports for Caddy and for the product. */
export const freePorts = async () => ({ https: await freePort(), product: await freePort() });
