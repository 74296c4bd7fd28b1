import { changePath, recordsFolder } from './record';
import type { Bucket } from './s3-target';
import { servingOf } from './serving';
import type { ReleaseTarget } from './target';

/** Has a new name when its content changes. */
const isImmutable = (path: string): boolean => /^(?:assets|r)\//.test(path);

/** Pages after what they name, and the document after everything. */
const inOrder = (a: string, b: string): number =>
  Number(a.startsWith('index.html')) - Number(b.startsWith('index.html'));

const copy = async (from: ReleaseTarget, to: ReleaseTarget, paths: string[]): Promise<void> => {
  const queue = [...paths];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const content = await from.read(path);
      if (content) await to.write(path, content, servingOf(path));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
};

/** Makes a folder what a bucket is, without the records. */
const copySite = async (bucket: Bucket, folder: ReleaseTarget): Promise<void> => {
  const isSite = (path: string) => !path.startsWith(`${recordsFolder}/`);
  // Pointers are read first and put in place last: the files that they name were uploaded before them, so that a
  // release meanwhile is among the files.
  const pointers = new Map<string, Buffer>();
  for (const path of (await bucket.list('')).filter((one) => isSite(one) && !isImmutable(one))) {
    const content = await bucket.read(path);
    if (content) pointers.set(path, content);
  }
  const files = (await bucket.list('')).filter(isImmutable);
  const here = new Set(await folder.list(''));
  await copy(
    bucket,
    folder,
    files.filter((path) => !here.has(path)),
  );
  for (const path of [...pointers.keys()].sort(inOrder))
    await folder.write(path, pointers.get(path) ?? Buffer.of(), servingOf(path));
  const collected = [...here].filter((path) => isImmutable(path) && !files.includes(path));
  for (const path of collected) await folder.remove(path);
};

/** Copies a bucket's site to a folder. @returns what does it again, if the bucket has changed since or `always` */
export const siteCopier = (bucket: Bucket, folder: ReleaseTarget) => {
  let known: string | undefined;
  let copied = false;
  return async (always = false): Promise<void> => {
    const tag = await bucket.tagUnless(changePath, known);
    if (copied && tag === known && !always) return;
    await copySite(bucket, folder);
    copied = true;
    known = tag;
  };
};
