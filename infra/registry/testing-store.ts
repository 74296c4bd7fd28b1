import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a store was asked for since it was last set to zero. */
export interface Traffic {
  requests: number;
  /** Of bodies that it sent. */
  bytes: number;
}

/**
 * The parts of a store (S3) that the release tool uses: objects by key, their headers, conditional reads, and lists by
 * prefix, page by page. Its key is `key`.
 * @param pageSize how many names a list has at most
 * @param token that it asks for as the session's
 */
export const startStore = async (pageSize = 1000, token?: string) => {
  const objects = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const traffic: Traffic = { requests: 0, bytes: 0 };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const { authorization = '', 'x-amz-security-token': sent } = request.headers;
    const send = (body?: Buffer | string) => {
      traffic.requests++;
      traffic.bytes += body ? Buffer.byteLength(body) : 0;
      response.end(body);
    };
    const isSigned =
      authorization.startsWith('AWS4-HMAC-SHA256 Credential=key/') &&
      authorization.includes('x-amz-security-token') === (token !== undefined);
    if (!isSigned || sent !== token) {
      response.writeHead(403);
      return send('<Code>AccessDenied</Code>');
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
      return send();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204);
      return send();
    }
    if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const after = url.searchParams.get('start-after') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
      // What a store says of each object, in about as many bytes.
      const contents = found
        .slice(0, pageSize)
        .map(
          (one) =>
            `<Contents><Key>${one}</Key><LastModified>2026-11-26T10:00:00.000Z</LastModified><ETag>&quot;${'0'.repeat(32)}&quot;</ETag><Size>1</Size><StorageClass>STANDARD</StorageClass></Contents>`,
        )
        .join('');
      return send(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${found.length > pageSize}</IsTruncated>${contents}</ListBucketResult>`,
      );
    }
    const object = objects.get(key);
    if (!object) {
      response.statusCode = 404;
      return send();
    }
    const etag = `"${createHash('md5').update(object.body).digest('hex')}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304;
      return send();
    }
    return send(request.method === 'HEAD' ? undefined : object.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    traffic,
    /** The release tool's settings for it. */
    environment: {
      RELEASE_TARGET: 's3://bucket/club',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: token,
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
