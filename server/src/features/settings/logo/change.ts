import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type LogoChange, rules } from 'shared-api/contract';
import { logos, settings } from '../../../db/schema';
import type { Db, Tx } from '../../../db/types';
import { refuse } from '../../../errors/app-error';
import type { Admin } from '../../../security/caller';
import { audit } from '../../audit/store';
import { lockSettings, logoPath } from '../store';
import { cleanPng } from './png';

/** A cleaned file under the name by which it is served: a hash of its content. */
interface Cleaned {
  file: string;
  content: Buffer;
}

async function pngOf(base64: string, side?: number): Promise<Cleaned> {
  const picture = (await cleanPng(Buffer.from(base64, 'base64'))) ?? refuse('unreadableLogo');
  if (side !== undefined && (picture.width !== side || picture.height !== side)) refuse('unreadableLogo');
  const content = picture.bytes;
  return { file: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.png`, content };
}

/** The files of a logo. */
type Files = Record<'logo' | 'logoPicture' | 'logoIcon', Cleaned | null>;

/** Cleans the files of a new logo, one after the other. @throws AppError `unreadableLogo` for what is no PNG */
export async function cleanLogo({ file, picture, icon }: LogoChange): Promise<Files> {
  const logo = await pngOf(file);
  return {
    logo,
    logoPicture: picture === undefined ? logo : await pngOf(picture),
    logoIcon: icon === undefined ? null : await pngOf(icon, rules.logo.icon),
  };
}

/** Removes the logo. */
export const removeLogo = (tx: Tx, actor: Admin): Promise<void> =>
  changeLogo(tx, actor, { logo: null, logoPicture: null, logoIcon: null });

/** Replaces the logo. */
export async function changeLogo(tx: Tx, actor: Admin, files: Files): Promise<void> {
  const before = await lockSettings(tx);
  await tx.delete(logos);
  const given = Object.values(files).filter((one) => one !== null);
  if (given.length > 0) await tx.insert(logos).values(given).onConflictDoNothing();
  const { logo, logoPicture, logoIcon } = files;
  await tx.update(settings).set({
    logo: logo?.file ?? null,
    logoPicture: logoPicture?.file ?? null,
    logoIcon: logoIcon?.file ?? null,
  });
  await audit(tx, actor, {
    action: 'settings.update',
    about: [],
    before: { logo: before.logo && logoPath(before.logo) },
    after: { logo: logo && logoPath(logo.file) },
  });
}

/** The content of a file of the logo; undefined when it is no longer one. */
export async function readLogo(db: Db, file: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(logos).where(eq(logos.file, file));
  return row?.content;
}
