import { clubForAll } from '../support/club';

const logged: string[] = [];
const club = clubForAll({ logLevel: 'warn' }, undefined, { write: (line) => logged.push(line) });

test('which release of a remote a browser could not show, and why, goes to the log', async () => {
  const body = {
    remote: 'player-portal',
    version: '1.2.0',
    build: 'b120',
    cause: 'crashed',
    detail: 'shell 4.0.0: no figures',
    trace: {
      ...{ why: 'gradual', age: 3600, integrity: true },
      ...{ pointer: 12, entry: 40, app: 25, retries: 2, at: 1400 },
    },
  } as const;
  expect((await club.call('POST /api/v1/Telemetry/remotes', { body })).status).toBe(204);
  expect(logged.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ remoteFault: body })]);
});
