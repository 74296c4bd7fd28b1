import { parentPort, workerData } from 'node:worker_threads';
import { readAttendance } from './club/history/attendance';
import { readBalances } from './club/history/balances';
import { readPassList } from './club/history/passes';
import { readNotices } from './club/interac/notices/notice';
import { readFile } from './club/interac/read-file';
import { readPeople } from './club/people/read-people';
import type { Task } from './threads/in-thread';

/** What reads texts of any length, by the names that `inThread` gives. */
const readers: Record<string, (...args: never[]) => Promise<unknown>> = {
  ...{ readAttendance, readBalances, readFile, readNotices, readPassList, readPeople },
};

const { name, args } = workerData as Task;
const read = readers[name];
if (!read) throw new Error(`no reader is called ${name}`);
parentPort?.postMessage(await read(...(args as never[])));
