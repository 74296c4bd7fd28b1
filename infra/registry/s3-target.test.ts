import { createServer, type Server } from 'node:http';
import { keptReleases, liveRelease } from './live';
import { s3Target } from './s3-target';
import { releaseTo, sampleRelease } from './testing';

/** The parts of a store that the release tool uses: objects by key, their headers, and lists by prefix. */
const startStore = async () => {
  const objects = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const unsigned: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      unsigned.push(`${request.method} ${key}`);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const {
        'content-type': type = '',
        'cache-control': cache = '',
        'content-encoding': encoding = '',
      } = request.headers;
      objects.set(key, { body: Buffer.concat(chunks), headers: { type, cache, encoding } });
      response.setHeader('etag', '"1"').end();
    } else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix));
      const contents = found.map((one) => `<Contents><Key>${one}</Key><Size>1</Size></Contents>`).join('');
      response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
      );
    } else {
      const object = objects.get(key);
      response.statusCode = object ? 200 : 404;
      response.end(request.method === 'HEAD' ? undefined : object?.body);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return { objects, unsigned, server, endpoint: `http://127.0.0.1:${port}` };
};

test('a bucket takes releases like a folder, with the headers that it is to serve them with', async () => {
  const { objects, unsigned, server, endpoint } = await startStore();
  const access = { endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  const target = s3Target(access, 'bucket', 'club');
  await releaseTo(target, sampleRelease('player-portal', '1.0.0'));
  await releaseTo(target, sampleRelease('player-portal', '1.1.0'));

  expect((await liveRelease(target, 'player-portal'))?.version).toBe('1.1.0');
  expect((await keptReleases(target, 'player-portal')).map(({ version }) => version)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
  expect(await liveRelease(target, 'admin-console')).toBeUndefined();
  expect(await target.has('r/player-portal/b100/entry.js')).toBe(true);
  expect(objects.get('club/r/player-portal/b100/entry.js')?.headers).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  });
  expect(objects.get('club/registry/player-portal.json')?.headers.cache).toBe('no-cache');
  expect(unsigned).toEqual([]);
  server.closeAllConnections();
  server.close();
});
