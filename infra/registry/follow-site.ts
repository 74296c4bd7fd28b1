import { setTimeout as sleep } from 'node:timers/promises';
import { siteCopier } from './copy-site';
import { folderTarget } from './folder-target';
import { bucketFrom } from './target-from';

// `follow-site.mjs`: keeps SITE_DIR what the bucket of RELEASE_TARGET is.

const bucket = bucketFrom(process.env);
if (!bucket) throw new Error('RELEASE_TARGET has to be s3://<bucket>/<prefix>');
const copy = siteCopier(bucket, folderTarget(process.env.SITE_DIR || '/site'));
await copy();
// Every two seconds it asks; every five minutes it compares, in case that a release was interrupted before it said so.
for (let round = 1; ; round++) {
  await sleep(2_000);
  await copy(round % 150 === 0).catch((error: Error) =>
    console.error(`the bucket did not answer; the site stays as it is: ${error.message}`),
  );
}
