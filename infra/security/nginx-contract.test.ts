import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { largeBodies, ordinaryBody } from 'server/routes';
import { calls } from 'shared-api/contract';
import { temporaryFolder } from '../bootstrap/own-product';
import { missingPrograms } from '../bootstrap/programs.mjs';
import { type Part, startNginx } from '../topology/parts';
import { ask } from './support/ask';

/** A fake API that returns the request it received. */
const api = createServer(async (request, response) => {
  let bytes = 0;
  for await (const part of request) bytes += (part as Buffer).length;
  response.end(JSON.stringify({ call: `${request.method} ${request.url}`, bytes }));
});

(missingPrograms('nginx', 'openssl').length > 0 ? describe.skip : describe)('behind nginx', () => {
  let nginx: Part & { plain: number };
  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const site = temporaryFolder('site');
    writeFileSync(join(site, 'index.html'), '<html></html>');
    mkdirSync(join(site, 'registry/releases/shell'), { recursive: true });
    writeFileSync(join(site, 'registry/releases/shell/1.json'), '{}');
    nginx = await startNginx(site, [{ port: (api.address() as AddressInfo).port }]);
  });
  afterAll(async () => {
    await nginx?.stop('SIGQUIT');
    api.close();
  });

  test.each(Object.entries(calls))(
    'nginx passes %s on, with as large a body as the API takes',
    async (name, call) => {
      const [method = '', pattern = ''] = name.split(' ');
      const path = pattern.replace(/\{\w+\}/g, 'b3f0c1d2');
      const bytes =
        'body' in call && call.body ? (largeBodies[name as keyof typeof largeBodies] ?? ordinaryBody) : 0;
      const sent = { method, headers: { 'content-length': String(bytes) }, body: 'x'.repeat(bytes) };
      const answer = await ask(`http://127.0.0.1:${nginx.plain}`, path, sent);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toEqual({ call: `${method} ${path}`, bytes });
    },
  );

  test.each(['/metrics', '/registry/releases/shell/1.json'])(
    '%s is for operators and does not go through',
    async (path) => {
      expect((await ask(`http://127.0.0.1:${nginx.plain}`, path)).status).toBe(404);
    },
  );

  test('scripts and styles come without a document’s policies, everything else with them, and nothing is sniffed', async () => {
    const policies = async (path: string) => {
      const { headers } = await ask(`http://127.0.0.1:${nginx.plain}`, path);
      return [!!headers['content-security-policy'], headers['x-content-type-options']];
    };
    expect(await policies('/assets/a.js')).toEqual([false, 'nosniff']);
    expect(await policies('/r/player-portal/b1/a.css')).toEqual([false, 'nosniff']);
    for (const path of ['/', '/horaire', '/assets/a.svg', '/registry/a.json'])
      expect([path, ...(await policies(path))]).toEqual([path, true, 'nosniff']);
  });
});
