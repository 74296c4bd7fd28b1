import { createHash, randomBytes } from 'node:crypto';
import { type PublishedRelease, publicPartOf, type ReleaseRecord, recordsFolder } from '../registry/record';
import { writeJson } from '../registry/switch';
import { type ReleaseTarget, readJson } from '../registry/target';

/** A build shown to everybody with its link, until it expires. */
export interface PreviewRecord {
  /** Its public id, instead of the link's secret. */
  id: string;
  release: PublishedRelease;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** Whether only administrators may open it. */
  adminsOnly: boolean;
  withdrawnAt?: string;
}

/** Next to the records of releases, which web servers do not serve. */
const folder = `${recordsFolder}/previews`;

/** Records are named by a digest: reading or listing them does not reveal the links. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const pathOf = (digest: string): string => `${folder}/${digest}.json`;
const idLength = 12;

/** A preview's author, lifetime in hours and audience. */
interface PreviewTerms {
  by: string;
  hours: number;
  adminsOnly: boolean;
}

/**
 * Records a preview whose files are in place. No pointer is touched.
 * @returns the secret for its link, 192 random bits, which is not stored
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
    release: publicPartOf(release),
    createdBy: by,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hours * 3_600_000).toISOString(),
    adminsOnly,
  };
  await writeJson(target, pathOf(digest), preview);
  return { token, preview };
};

const isRunning = ({ expiresAt, withdrawnAt }: PreviewRecord, now: Date): boolean =>
  !withdrawnAt && now.getTime() < Date.parse(expiresAt);

/** The preview for a link's secret; undefined when it never existed, has expired or was withdrawn. */
export const previewOf = async (
  target: ReleaseTarget,
  token: string,
  now: Date,
): Promise<PreviewRecord | undefined> => {
  const preview = await readJson<PreviewRecord>(target, pathOf(digestOf(token)));
  return preview && isRunning(preview, now) ? preview : undefined;
};

/** All running previews, by expiry. */
export const runningPreviews = async (target: ReleaseTarget, now: Date): Promise<PreviewRecord[]> => {
  const paths = await target.list(folder);
  const records = await Promise.all(paths.map((path) => readJson<PreviewRecord>(target, path)));
  return records
    .flatMap((record) => (record && isRunning(record, now) ? [record] : []))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
};

/**
 * Ends a preview early; browsers that show it get the live release at the next load.
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
