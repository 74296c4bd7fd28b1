import { AwsClient } from 'aws4fetch';
import type { ReleaseTarget } from './target';

/** A bucket's address and credentials; from the environment, never from the command line. */
export interface BucketAccess {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials, as a role has them. */
  sessionToken?: string;
}

/** A target that also says whether a file is another one by now. */
export interface Bucket extends ReleaseTarget {
  /** @returns a file's tag, by one request that the store answers without the file if the tag is the known one */
  tagUnless(path: string, known: string | undefined): Promise<string | undefined>;
}

/** A bucket of any S3-compatible store. Its writes are atomic. */
export const s3Target = (
  { endpoint, ...credentials }: BucketAccess,
  bucket: string,
  prefix: string,
): Bucket => {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const store = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const key = (path: string): string => (prefix ? `${prefix}/${path}` : path);

  /** @throws with the store's answer, unless it is the object or, where that is asked, that there is none */
  const ask = async (method: string, address: string, more: RequestInit & { mayLack?: boolean } = {}) => {
    const { mayLack, ...init } = more;
    const reply = await client.fetch(`${store}${address}`, { method, ...init });
    if (reply.ok || reply.status === 304 || (mayLack && reply.status === 404)) return reply;
    throw new Error(`${method} ${store}${address}: ${reply.status} ${await reply.text()}`);
  };

  return {
    name: `s3://${bucket}/${prefix}`,
    has: async (path) => (await ask('HEAD', `/${key(path)}`, { mayLack: true })).ok,
    async read(path) {
      const reply = await ask('GET', `/${key(path)}`, { mayLack: true });
      return reply.ok ? Buffer.from(await reply.arrayBuffer()) : undefined;
    },
    async write(path, content, { contentType, cacheControl, contentEncoding }) {
      const headers = {
        'content-type': contentType,
        'cache-control': cacheControl,
        ...(contentEncoding && { 'content-encoding': contentEncoding }),
      };
      await ask('PUT', `/${key(path)}`, { body: new Uint8Array(content), headers });
    },
    remove: async (path) => void (await ask('DELETE', `/${key(path)}`, { mayLack: true })),
    async tagUnless(path, known) {
      const headers = { ...(known && { 'if-none-match': known }) };
      const reply = await ask('GET', `/${key(path)}`, { mayLack: true, headers });
      return reply.status === 304 ? known : (reply.headers.get('etag') ?? undefined);
    },
    async list(folder) {
      const paths: string[] = [];
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: key(folder.replace(/([^/])\/?$/, '$1/')),
      });
      for (;;) {
        const text = await (await ask('GET', `?${query}`)).text();
        // What is published has no sign that XML would write differently.
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
        paths.push(...keys.map((name) => (prefix ? name.slice(prefix.length + 1) : name)));
        if (!text.includes('<IsTruncated>true<')) return paths;
        query.set('start-after', keys.at(-1) ?? '');
      }
    },
  };
};
