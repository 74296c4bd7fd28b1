import { Worker } from 'node:worker_threads';
import { errorStatus } from 'shared-api/contract';
import { type AppError, refuse } from '../errors/app-error';

/** What a thread is asked for: one of the functions that `reader.mjs` serves. */
export interface Task {
  name: string;
  args: unknown[];
}

/** The longest that a text is read, and the most memory that it takes: more than any real one. */
const limits = { ms: 30_000, megabytes: 512 };

/**
 * Makes a function that reads what somebody has sent run beside the process, whose other callers must not wait for it.
 * Tests, which run from the sources, have no such program: there it runs in place.
 * @param name under which `server/src/reader.ts` serves it
 * @returns the function, which also throws AppError `takesTooLong`
 */
export function inThread<Args extends unknown[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  if (import.meta.url.endsWith('.ts')) return read;
  const program = new URL('./reader.mjs', import.meta.url);
  return (...args) => inTurn(() => answerOf<Result>(program, { name, args }));
}

/** The end of the last one: more at a time would take the processors from everybody else. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result;
  return result;
}

/** Of an error's class a thread sends only that it is one. */
const isRefusal = (error: unknown): error is AppError =>
  Object.hasOwn(errorStatus, (error as NodeJS.ErrnoException).code ?? '');

/**
 * Asks a thread of its own.
 * @param program what runs in it, and sends one message
 * @throws AppError `takesTooLong`, or what the thread throws
 */
export async function answerOf<Result>(
  program: URL,
  task: Task,
  { ms, megabytes } = limits,
): Promise<Result> {
  const thread = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(undefined), ms);
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  } catch (error) {
    const isOver =
      error === undefined || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isOver) return refuse('takesTooLong');
    if (isRefusal(error)) return refuse(error.code, error.details);
    throw error;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
