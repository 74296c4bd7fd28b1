import { readFileSync } from 'node:fs';
import { headersOf, securityHeaders } from 'server/headers';
import { root } from '../workspaces/apps';

/** Values that depend on the machine or container. */
export interface NginxSettings {
  /** `listen` directives, with certificates if nginx handles TLS. */
  listen: string;
  siteDir: string;
  publicUrl: string;
  /** The folder for pid and temporary files, the only one that nginx writes to. */
  runDir: string;
  /** The folder with `security-headers.conf`. */
  confDir: string;
  /** `host:port` of each API process. */
  apis: string[];
  /** Networks of trusted proxies in front. */
  trustedProxies?: string[];
}

/** The configuration for one installation. */
export const nginxConfig = ({
  listen,
  siteDir,
  publicUrl,
  runDir,
  confDir,
  apis,
  trustedProxies = [],
}: NginxSettings): string => {
  const values: Record<string, string> = {
    LISTEN: listen,
    SITE_DIR: siteDir,
    // The path that follows begins with a slash.
    PUBLIC_URL: publicUrl.replace(/\/$/, ''),
    RUN_DIR: runDir,
    CONF_DIR: confDir,
    TRUSTED_PROXIES: trustedProxies.map((network) => `set_real_ip_from ${network};`).join('\n  '),
    // Never marked as down: a refused connection costs nothing, and the mark would outlive the restart that caused it.
    API_SERVERS: apis.map((address) => `server ${address} max_fails=0;`).join('\n    '),
  };
  return readFileSync(`${root}/infra/nginx/nginx.conf.template`, 'utf8').replace(
    /\$\{([A-Z_]+)\}/g,
    (place, name: string) => values[name] ?? place,
  );
};

const production = { https: true, overrides: false };

const conf = (headers: Record<string, string>): string => {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Made from server/src/web/headers.ts by \`npm run nginx:headers\`; a test compares them.\n${lines.join('\n')}\n`;
};

/** The Node.js server's headers for production behind https, by the name of nginx's file. */
export const headerFiles = {
  'security-headers.conf': conf(securityHeaders(production)),
  'file-headers.conf': conf(headersOf(production)('/assets/a.js')),
};
