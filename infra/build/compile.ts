import webpack, { type Compilation, type Configuration } from 'webpack';

/**
 * Runs webpack once.
 * @returns its output
 * @throws with webpack's own report for any error or warning
 */
export const compile = async (config: Configuration): Promise<Compilation> => {
  const { name: app } = config;
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${app}: no compiler`);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(new Error(`${app}: ${error.message}`)) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `${app}: ${stats?.toString({ all: false, errors: true, warnings: true, colors: false })}`,
    );
  }
  return stats.compilation;
};
