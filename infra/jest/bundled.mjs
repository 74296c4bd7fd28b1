import { buildSync } from 'esbuild';

/** Jest's transformer for the entry of a package: all its files as one, which loads in a fraction of the time. */
export default {
  process(_source, entry) {
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      write: false,
    });
    return { code: outputFiles[0].text };
  },
};
