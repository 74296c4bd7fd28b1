import webpack, { type Compilation, type Compiler } from 'webpack';

const placeholder = /\*-\*-\*-CHUNK-SRI-HASH-[\w+/=]+/g;

/**
 * Federation leaves chunks without a file that only request shared modules. They are never loaded, but
 * webpack-subresource-integrity waits for their hash and fails the build; they get an empty one.
 */
export class FilelessChunks {
  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: integrityStage } = compiler.webpack.Compilation;
    compiler.hooks.compilation.tap('FilelessChunks', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FilelessChunks', stage: integrityStage + 1 }, () => {
        const fileless = [...compilation.chunks].filter(({ files }) => files.size === 0).length;
        for (const chunk of [...compilation.chunks].filter((one) => one.hasRuntime())) {
          for (const file of chunk.files) this.fill(compilation, file, fileless);
        }
      });
    });
  }

  private fill(compilation: Compilation, file: string, fileless: number): void {
    const source = compilation.getAsset(file)?.source;
    if (!source) return;
    const filled = new webpack.sources.ReplaceSource(source);
    let left = 0;
    for (const { 0: text, index } of String(source.source()).matchAll(placeholder)) {
      filled.replace(index, index + text.length - 1, '');
      left++;
    }
    // Otherwise it would be a chunk with a file, loaded without an integrity check.
    if (left > fileless)
      throw new Error(`${file}: ${left} chunks without integrity, ${fileless} without file`);
    if (left > 0) compilation.updateAsset(file, filled);
  }
}
