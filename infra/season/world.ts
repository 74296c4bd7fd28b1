import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls, Shape } from '../../shared-api/contract';
import { launchOwnProduct, temporaryFolder } from '../bootstrap/own-product';
import { patience } from '../bootstrap/patience.mjs';
import { ask } from '../security/support/ask';
import { type Letter, startPost } from './post';

const library = 'faketime/libfaketimeMT.so.1';
const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];

/** Whether this machine has Debian's `faketime`, without which no clock can be moved. */
export const canMoveClocks = folders.some((folder) => existsSync(join('/usr/lib', folder, library)));

/** What a call is made with. */
export interface Input {
  /** A login's token. */
  as?: string;
  params?: object;
  query?: Record<string, string>;
  body?: object | null;
}

/** A call's reply: `refused` is the error's code. */
export interface Reply<Name extends keyof Calls> {
  status: number;
  body: Shape<Calls[Name]>['reply'];
  refused?: string;
}

/** The built product with a clock of its own, and the mail server to which it delivers. */
export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * Starts the built server with an empty club at some instant.
 * @param admin the first administrator's address
 */
export async function startWorld(begins: number, admin: string) {
  const folder = temporaryFolder('season');
  const [clock, data, log] = [join(folder, 'clock'), join(folder, 'data'), join(folder, 'log')];
  const post = await startPost();
  let offset = 0;
  const now = () => Date.now() + offset;
  const setClock = (instant: number) => {
    offset = instant - Date.now();
    const seconds = (offset / 1000).toFixed(3);
    writeFileSync(`${clock}.next`, `${offset < 0 ? '' : '+'}${seconds}s\n`);
    // The product never reads half of it.
    renameSync(`${clock}.next`, clock);
  };
  setClock(begins);
  const output = openSync(log, 'w');
  const product = await launchOwnProduct(
    {
      ...{ LD_PRELOAD: `/usr/$LIB/${library}`, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1' },
      ...{ DATA_DIR: data, SITE_DIR: join(folder, 'no-site'), SMTP_URL: `${post.url}?ignoreTLS=true` },
      ...{ RATE_LIMITS: 'false', DEMO_DATA: 'false', ADMIN_EMAIL: admin, DATABASE_URL: '', TZ: 'UTC' },
      ...{ LOG_LEVEL: 'warn', NODE_OPTIONS: '--enable-source-maps' },
    },
    ['ignore', output, output],
  );
  const { url, pid } = product;
  const kill = () => product.stop('SIGKILL');
  process.once('exit', kill);
  const logged = () => readFileSync(log, 'utf8');
  if (!(await product.ready)) throw new Error(`The product did not start:\n${logged()}`);

  const jobs = async () => {
    const { body } = await ask(url, '/metrics');
    const value = (queue: string, state: string) =>
      Number(body.match(new RegExp(`^jobs\\{queue="${queue}",state="${state}"\\} (\\d+)`, 'm'))?.[1] ?? 0);
    return {
      rounds: value('timers', 'rounds'),
      running: value('timers', 'running'),
      failures: value('timers', 'failures'),
      letters: value('outbox', 'created') + value('outbox', 'retry'),
    };
  };

  /** Waits until all that timers had to do has been done, which moves the clock by some seconds. */
  const settle = async () => {
    const { rounds } = await jobs();
    // Between two rounds are two seconds, and a request lets the process see that they have passed. A first round may
    // have begun before the clock moved.
    const twoRounds = async () => {
      setClock(now() + 2_100);
      const at = await jobs();
      if (at.failures > 0) throw new Error(`a timer has failed:\n${logged()}`);
      return at.rounds >= rounds + 2 && at.running === 0;
    };
    await until(twoRounds, () => 'the timers stand still');
  };

  /** Waits until all e-mails have left, which moves the clock by some seconds; not while the mail server is away. */
  const deliver = async () => {
    if (post.isAway) return;
    // Only a clock that stands still lets a connection to the mail server end before its time limit.
    const isSent = async (looks: number) => {
      for (let look = 0; look < looks; look++) {
        if ((await jobs()).letters === 0) return true;
        await sleep(20);
      }
      return false;
    };
    if (await isSent(3)) return;
    // An e-mail about an answer waits for a quarter of a minute; where the mail server has refused one, all wait for minutes.
    setClock(now() + 16_000);
    if (await isSent(25)) return;
    const isSentLater = () => {
      setClock(now() + 60_000);
      return isSent(25);
    };
    await until(isSentLater, () => `e-mails wait for ever:\n${logged()}`, 60_000);
  };

  return {
    url,
    now,
    post,
    /** What the server has logged. */
    logged,
    /** Moves the clock on, and waits until all that is due by then has been done. */
    async moveTo(instant: number): Promise<void> {
      setClock(Math.max(instant, now()));
      await settle();
      await deliver();
    },
    /** Moves the clock on, where nothing is due on the way. */
    skipTo: (instant: number): void => setClock(Math.max(instant, now())),
    deliver,
    /** Calls the API. */
    async call<Name extends keyof Calls>(name: Name, input: Input = {}): Promise<Reply<Name>> {
      const { as, params = {}, query, body } = input;
      const [method = '', pattern = ''] = name.split(' ');
      const path = Object.entries(params).reduce(
        (text, [key, value]) => text.replace(`{${key}}`, String(value)),
        pattern,
      );
      const text = body === undefined ? '' : JSON.stringify(body);
      const reply = await ask(url, query ? `${path}?${new URLSearchParams(query)}` : path, {
        method,
        headers: {
          ...(as && { authorization: `Bearer ${as}` }),
          ...(text && { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` }),
        },
        body: text,
      });
      const read = reply.body ? JSON.parse(reply.body) : null;
      return {
        status: reply.status,
        body: read,
        ...(reply.status >= 400 && { refused: read?.code ?? 'unreadable' }),
      };
    },
    /** E-mails that have come since the last time. */
    letters: (): Letter[] => post.take(),
    /** The most memory that the process has had, and the size of its folder; in megabytes. */
    size: () => ({
      memory: Math.round(
        Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1]) / 1024,
      ),
      folder: Math.round(sizeOf(data) / 1024 / 1024),
    }),
    async end(): Promise<void> {
      process.off('exit', kill);
      await kill();
      closeSync(output);
      post.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Polls, without rest, what moving the clock brings about. @throws with `why()` when it does not become true */
async function until(holds: () => Promise<boolean>, why: () => string, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit * patience;
  while (!(await holds())) if (Date.now() > deadline) throw new Error(why());
}

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;
