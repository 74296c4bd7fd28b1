import { parentPort, workerData } from 'node:worker_threads';
import { readNotices } from './features/interac/notices/read-notices';
import { readFile } from './features/interac/read-file';
import { readPeople } from './features/invitations/read-people';
import type { Task } from './threads/in-thread';

/** What reads texts of any length, by the names that `inThread` gives. */
const readers: Record<string, (...args: never[]) => Promise<unknown>> = { readFile, readNotices, readPeople };

const { name, args } = workerData as Task;
const read = readers[name];
if (!read) throw new Error(`no reader is called ${name}`);
parentPort?.postMessage(await read(...(args as never[])));
