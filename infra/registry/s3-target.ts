import { S3mini } from 's3mini';
import type { ReleaseTarget } from './target';

/** A bucket's address and credentials; from the environment, never from the command line. */
export interface BucketAccess {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket of any S3-compatible store. Its writes are atomic. */
export const s3Target = (access: BucketAccess, bucket: string, prefix: string): ReleaseTarget => {
  const client = new S3mini({ ...access, endpoint: `${access.endpoint.replace(/\/$/, '')}/${bucket}` });
  const key = (path: string): string => (prefix ? `${prefix}/${path}` : path);
  return {
    name: `s3://${bucket}/${prefix}`,
    has: async (path) => (await client.objectExists(key(path))) === true,
    async read(path) {
      const content = await client.getObjectArrayBuffer(key(path));
      return content === null ? undefined : Buffer.from(content);
    },
    async write(path, content, { contentType, cacheControl, contentEncoding }) {
      const headers = {
        'cache-control': cacheControl,
        ...(contentEncoding && { 'content-encoding': contentEncoding }),
      };
      // The client's type only has Amazon's own headers; it sends any.
      await client.putObject(key(path), content, contentType, undefined, headers as Record<string, string>);
    },
    async list(folder) {
      const objects = (await client.listObjects('/', key(folder.replace(/\/?$/, '/')))) ?? [];
      return objects.map(({ Key }) => (prefix ? Key.slice(prefix.length + 1) : Key));
    },
  };
};
