import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { refuse } from './print.mjs';

/** @param {string} name @param {number} fallback @returns {number} */
export const portFrom = (name, fallback) => {
  const value = process.env[name] || String(fallback);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return refuse(`${name}=${value} is not valid: a port number from 1 to 65535.`);
};

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Exits when a required port is in use. @param {Record<string, number>} ports by variable */
export const checkPorts = async (ports) => {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      refuse(`Port ${port} is taken by another program; choose another with ${name}=….`);
  }
};

/**
 * A free port below the range of outgoing connections (from 32,768 on Linux): those could be taken by another test's
 * request before the caller listens.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
};
