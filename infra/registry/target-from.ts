import { resolve } from 'node:path';
import { folderTarget } from './folder-target';
import { type Bucket, type BucketAccess, s3Target } from './s3-target';
import type { ReleaseTarget } from './target';

type Environment = Record<string, string | undefined>;

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set; a release to a bucket needs it`);
  return value;
};

/** Amazon's own names, as every tool and other stores' guides use them. */
const accessFrom = (env: Environment): BucketAccess => ({
  endpoint: env.AWS_ENDPOINT_URL_S3 || `https://s3.${required(env, 'AWS_REGION')}.amazonaws.com`,
  region: env.AWS_REGION || 'auto',
  accessKeyId: required(env, 'AWS_ACCESS_KEY_ID'),
  secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY'),
  ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
});

/**
 * The target of releases: `RELEASE_TARGET`, a folder or `s3://<bucket>/<prefix>`; the site folder by default.
 * @throws when a setting of the bucket is missing
 */
export const targetFrom = (env: Environment): ReleaseTarget => {
  const wanted = env.RELEASE_TARGET || env.SITE_DIR || '.site';
  return bucketFrom(env) ?? folderTarget(resolve(wanted));
};

/** The bucket that `RELEASE_TARGET` names, if it names one. @throws when a setting of it is missing */
export const bucketFrom = (env: Environment): Bucket | undefined => {
  const [, bucket, prefix = ''] = env.RELEASE_TARGET?.match(/^s3:\/\/([^/]+)\/?(.*)$/) ?? [];
  return bucket ? s3Target(accessFrom(env), bucket, prefix.replace(/\/$/, '')) : undefined;
};
