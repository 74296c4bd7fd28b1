import { createServer, type Server } from 'node:http';
import { keptReleases, liveRelease } from './live';
import { targetFrom } from './target-from';
import { releaseTo, sampleRelease } from './testing';

/** The parts of a store that the release tool uses: objects by key, their headers, and lists by prefix, page by page. */
const startStore = async (token?: string) => {
  const objects = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const { authorization = '', 'x-amz-security-token': sent } = request.headers;
    const isSigned =
      authorization.startsWith('AWS4-HMAC-SHA256 Credential=key/') &&
      authorization.includes('x-amz-security-token') === (token !== undefined);
    if (!isSigned || sent !== token) {
      response.writeHead(403).end('<Code>AccessDenied</Code>');
      return;
    }
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
      const after = url.searchParams.get('start-after') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
      const contents = found
        .slice(0, 2)
        .map((one) => `<Contents><Key>${one}</Key><Size>1</Size></Contents>`)
        .join('');
      response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${found.length > 2}</IsTruncated>${contents}</ListBucketResult>`,
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
  return { objects, server, endpoint: `http://127.0.0.1:${port}` };
};

test.each([
  ['fixed keys', undefined],
  ['the session of a role', 'a-token'],
])('a bucket takes releases like a folder, with its headers for files, by %s', async (_how, token) => {
  const { objects, server, endpoint } = await startStore(token);
  const environment = {
    RELEASE_TARGET: 's3://bucket/club',
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: token,
  };
  const target = targetFrom(environment);
  await releaseTo(target, sampleRelease('player-portal', '1.0.0'));
  await releaseTo(target, sampleRelease('player-portal', '1.1.0'));

  expect((await liveRelease(target, 'player-portal'))?.version).toBe('1.1.0');
  expect((await keptReleases(target, 'player-portal')).map(({ version }) => version)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
  expect(await liveRelease(target, 'admin-console')).toBeUndefined();
  expect(await target.has('r/player-portal/b100/entry.js')).toBe(true);
  expect(await target.has('r/player-portal/b300/entry.js')).toBe(false);
  expect(objects.get('club/r/player-portal/b100/entry.js')?.headers).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  });
  expect(objects.get('club/registry/player-portal.json')?.headers.cache).toBe('no-cache');
  const stranger = targetFrom({ ...environment, AWS_SESSION_TOKEN: 'another' });
  await expect(stranger.read('registry/player-portal.json')).rejects.toThrow('403 <Code>AccessDenied</Code>');
  server.closeAllConnections();
  server.close();
});
