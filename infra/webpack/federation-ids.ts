import type { Compiler } from 'webpack';

/**
 * Gives the modules that the federation plugin writes for an app ids of their own. Theirs are derived from a file
 * name that hashes the repository's folder, and the same source would be another build in another folder.
 */
export class FederationIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIds', (modules) => {
        for (const module of modules) {
          if (!/\.federation\/entry\.\w+\.js/.test(module.identifier())) continue;
          const id = module.type === 'javascript/esm' ? 'federation-runtime' : 'federation-entry';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
