import webpack, { type Compilation, type Configuration } from 'webpack';
import { remoteConfig } from '../webpack/remote';
import { shellConfig } from '../webpack/shell';
import { overridesAllowed } from './inputs.mjs';

/** The production configuration of an app. */
const configOf = (app: string): Configuration =>
  app === 'shell' ? shellConfig('production', overridesAllowed()) : remoteConfig(app, 'production');

/**
 * Runs webpack once.
 * @returns what it made
 * @throws with webpack's own report when anything is wrong; warnings count, since nobody would read them
 */
export const compile = async (app: string): Promise<Compilation> => {
  const compiler = webpack(configOf(app));
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
