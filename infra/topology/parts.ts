import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, waitUntil } from '../bootstrap/own-product';
import { freePort } from '../bootstrap/ports.mjs';
import { nginxConfig } from '../nginx/render';
import { root } from '../workspaces/apps';

/** A running process of the topology. */
export interface Part {
  port: number;
  /** Stops it, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const part = (child: ChildProcess, port: number): Part => {
  const exit = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  return {
    port,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
};

/** A temporary folder that other accounts may enter. */
const folder = (name: string): string => {
  const made = temporaryFolder(name);
  chmodSync(made, 0o755);
  return made;
};

/** A certificate for this test. @returns nginx's directives */
const selfSigned = (home: string): string => {
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ');
  spawnSync('openssl', [...kind, '-keyout', key, '-out', certificate, ...subject]);
  return `ssl_certificate ${certificate};\n    ssl_certificate_key ${key};`;
};

/** Starts nginx with a configuration, and waits until it responds. @param port one without encryption */
export const runNginx = async (file: string, port: number): Promise<Part> => {
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  await waitUntil(
    async () => (await fetch(`http://127.0.0.1:${port}/`)).ok,
    () => 'nginx does not answer',
  );
  return part(child, port);
};

/**
 * nginx with a site folder and API processes: https with HTTP/2 at `port`, and without encryption at `plain`.
 * @param trustedProxies networks of the proxies in front
 */
export const startNginx = async (
  siteDir: string,
  apis: Pick<Part, 'port'>[],
  trustedProxies: string[] = [],
): Promise<Part & { plain: number }> => {
  const [port, plain] = [await freePort(), await freePort()];
  const runDir = folder('nginx');
  const file = join(runDir, 'nginx.conf');
  const config = nginxConfig({
    listen: `listen 127.0.0.1:${plain};\n    listen 127.0.0.1:${port} ssl http2;\n    ${selfSigned(runDir)}`,
    siteDir,
    publicUrl: `https://localhost:${port}`,
    runDir,
    confDir: `${root}/infra/nginx`,
    apis: apis.map((api) => `127.0.0.1:${api.port}`),
    trustedProxies,
  });
  const account = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, `${account}${config.replace('access_log /dev/stdout plain;', 'access_log off;')}`);
  return { ...(await runNginx(file, plain)), port, plain };
};
