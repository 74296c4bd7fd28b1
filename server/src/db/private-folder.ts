import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/**
 * The folder of an embedded database, readable by its owner only. PGlite sets each file's mode itself after creating
 * it, ignoring the umask.
 */
export class PrivateFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun: NonNullable<typeof emscriptenOpts.preRun> = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const chmod = FS.chmod.bind(FS);
        FS.chmod = (path: string, mode: number, dontFollow?: boolean) =>
          chmod(path, mode & ~0o077, dontFollow);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
