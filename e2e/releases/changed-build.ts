import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../infra/build/manifest';
import { folderTarget } from '../../infra/registry/folder-target';
import { liveRelease } from '../../infra/registry/live';
import { filesFolder, type ReleaseRecord } from '../../infra/registry/record';

/** The difference between a build and the live one; its files are the same but for the entry. */
interface Changes extends Partial<Pick<ReleaseRecord, 'pages'>> {
  build: string;
  version: string;
  /** Runs after the entry, which has set the remote's container. */
  script: string;
}

/** Uploads another build of an app's live release. Nothing refers to it yet. @returns its release */
export const changedBuild = async (
  site: string,
  app: string,
  { script, ...changes }: Changes,
): Promise<ReleaseRecord> => {
  const live = await liveRelease(folderTarget(site), app);
  if (!live) throw new Error('nothing is released');
  const folder = join(site, filesFolder(app, changes.build));
  cpSync(join(site, filesFolder(app, live.build)), folder, { recursive: true });
  const name = live.entry.split('/').at(-1) ?? '';
  const content = Buffer.from(`${readFileSync(join(folder, name), 'utf8')}\n${script}`);
  writeFileSync(join(folder, name), content);
  for (const form of ['br', 'gz']) rmSync(join(folder, `${name}.${form}`), { force: true });
  return {
    ...live,
    ...changes,
    entry: `/${filesFolder(app, changes.build)}/${name}`,
    integrity: integrityOf(content),
    releasedAt: new Date().toISOString(),
    releasedBy: 'nadia',
  };
};

/** A remote's container with changed routes. @param change a JavaScript expression */
export const withRoutes = (app: string, change: string): string => {
  const name = app.replaceAll('-', '_');
  return `;(({ init, get }) => {
  const change = ${change};
  globalThis.${name} = {
    init,
    get: async (module) => {
      const { default: app } = (await get(module))();
      return () => ({ default: { ...app, routes: () => change(app.routes()) } });
    },
  };
})(globalThis.${name});`;
};

/** Uploads a build of the portal with a page that only it has, whose text says which build it is. */
export const buildWithPage = async (site: string, build: string): Promise<ReleaseRecord> => {
  const live = await liveRelease(folderTarget(site), 'player-portal');
  return changedBuild(site, 'player-portal', {
    build,
    version: '99.0.0',
    pages: { ...live?.pages, guests: { path: { en: '/guests', fr: '/invites' }, access: 'anyone' } },
    script: withRoutes(
      'player-portal',
      `(routes) => [...routes, ...['/guests', '/invites'].map((path) => ({ path, handle: { access: 'anyone' }, Component: () => 'Guests of ${build}' }))]`,
    ),
  });
};
