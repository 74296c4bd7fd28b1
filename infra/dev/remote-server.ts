import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfig } from '../webpack/remote';

/** Starts a development server, and waits until it has something to serve. */
export const startCompiled = async (server: WebpackDevServer): Promise<void> => {
  await server.start();
  const { middleware } = server;
  if (middleware) await new Promise((resolve) => middleware.waitUntilValid(resolve));
};

/**
 * Serves a remote from source; pages that use it reload on changes.
 * @returns the address of its entry script, once it is compiled
 */
export const serveRemote = async (remote: string, port: number): Promise<string> => {
  const compiler = webpack(remoteConfig(remote, 'development'));
  if (!compiler) throw new Error(`${remote}: no compiler`);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      static: false,
      // The page that loads it has another origin.
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      client: { overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await startCompiled(server);
  return `http://localhost:${port}/remoteEntry.js`;
};
