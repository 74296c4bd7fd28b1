import { createHash, randomBytes } from 'node:crypto';
import { type PublishedRelease, published, type ReleaseRecord, recordsFolder } from '../registry/record';
import { writeJson } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';

/** A build that is shown to whoever has its link, until it ends. */
export interface PreviewRecord {
  /** What it is called where the link's secret must not be. */
  id: string;
  release: PublishedRelease;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** Only administrators may open it, link or not. */
  adminsOnly: boolean;
  withdrawnAt?: string;
}

/** Beside the records of releases, which web servers do not serve. */
const folder = `${recordsFolder}/previews`;

/** Records go by a digest: whoever reads or lists them cannot open what they stand for. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const pathOf = (digest: string): string => `${folder}/${digest}.json`;
const idLength = 12;

/** Who makes a preview, for how many hours and for whom. */
interface PreviewTerms {
  by: string;
  hours: number;
  adminsOnly: boolean;
}

/**
 * Puts a preview on record; its files have to be in place. No pointer is touched.
 * @returns the secret that its link carries, 192 random bits, which is kept nowhere
 */
export const createPreview = async (
  target: ReleaseTarget,
  release: ReleaseRecord,
  { by, hours, adminsOnly }: PreviewTerms,
): Promise<{ token: string; preview: PreviewRecord }> => {
  const token = randomBytes(24).toString('base64url');
  const digest = digestOf(token);
  const now = Date.now();
  const preview: PreviewRecord = {
    id: digest.slice(0, idLength),
    release: published(release),
    createdBy: by,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hours * 3_600_000).toISOString(),
    adminsOnly,
  };
  await writeJson(target, pathOf(digest), preview);
  return { token, preview };
};

const recordAt = async (target: ReleaseTarget, path: string): Promise<PreviewRecord | undefined> => {
  const content = await target.read(path);
  return content && (JSON.parse(String(content)) as PreviewRecord);
};

const isRunning = ({ expiresAt, withdrawnAt }: PreviewRecord, now: Date): boolean =>
  !withdrawnAt && now.getTime() < Date.parse(expiresAt);

/** The preview that a link's secret opens; nothing when it never existed, has expired or was withdrawn. */
export const previewOf = async (
  target: ReleaseTarget,
  token: string,
  now: Date,
): Promise<PreviewRecord | undefined> => {
  const preview = await recordAt(target, pathOf(digestOf(token)));
  return preview && isRunning(preview, now) ? preview : undefined;
};

/** Every preview that can be opened now, the one that ends first at the head. */
export const runningPreviews = async (target: ReleaseTarget, now: Date): Promise<PreviewRecord[]> => {
  const records = await Promise.all((await target.list(folder)).map((path) => recordAt(target, path)));
  return records
    .flatMap((record) => (record && isRunning(record, now) ? [record] : []))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
};

/**
 * Ends a preview before its time; browsers that show it get the live release when they load the page again.
 * @throws when no such preview is running
 */
export const withdrawPreview = async (
  target: ReleaseTarget,
  app: string,
  id: string,
  now: Date,
): Promise<PreviewRecord> => {
  const preview = (await runningPreviews(target, now)).find(
    (running) => running.id === id && running.release.app === app,
  );
  const path = (await target.list(folder)).find((name) => name.startsWith(`${folder}/${id}`));
  if (!preview || !path) throw new Error(`${app}: no preview ${id} is running`);
  await writeJson(target, path, { ...preview, withdrawnAt: now.toISOString() });
  return preview;
};
