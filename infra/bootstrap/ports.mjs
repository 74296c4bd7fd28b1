import { createServer } from 'node:net';
import { refuse } from './say.mjs';

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

/** Refuses to go on when a port that is needed is taken. @param {Record<string, number>} ports by variable */
export const checkPorts = async (ports) => {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      refuse(`Port ${port} is taken by another program; choose another with ${name}=….`);
  }
};

/** @returns {Promise<number>} a port that nobody listens on */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
