import { parentPort } from 'node:worker_threads';
import type { Asked, Drawn } from './web/draw-in-thread';
import { drawHere } from './web/drawer';

// The thread of `web/draw-in-thread.ts`.

parentPort?.on('message', async ([id, program, asked]: Asked) => {
  const drawn: Drawn = await drawHere(program, asked).then(
    (html) => [id, html],
    (error: Error) => [id, undefined, String(error.stack ?? error)],
  );
  parentPort?.postMessage(drawn);
});
