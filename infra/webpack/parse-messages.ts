import { resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** The catalogues' files: an app's, a feature's, and those that only some pages load. */
export const catalogues = /\/messages\/(pages\/)?(en|fr)\.ts$/;

type Catalogue = Record<string, string>;

/**
 * A webpack loader for catalogues: parses messages at build time, so that browsers need not load the parser (`base.ts`
 * leaves it out).
 * @throws when a message cannot be parsed
 */
export default async function parseMessages(this: LoaderContext<object>): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(resolve(file));
  const module = { exports: {} as Record<string, Catalogue> };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  const catalogues = Object.entries(module.exports).map(([name, messages]) => {
    const parsed = Object.entries(messages).map(([id, text]) => [id, parse(text)]);
    return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(parsed)))});`;
  });
  return catalogues.join('\n');
}
