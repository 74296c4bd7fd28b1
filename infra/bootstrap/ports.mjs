import { randomInt } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The files that reserve ports for this process. @type {string[]} */
const reservations = [];

/**
 * Reserves a port for this process, until it ends.
 * @param {number} port
 * @returns {boolean} false if another has it
 * @throws when the temporary folder cannot be written
 */
const reserve = (port) => {
  const file = join(tmpdir(), `courtside-port-${port}`);
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  if (reservations.push(file) === 1)
    process.once('exit', () => {
      for (const one of reservations) rmSync(one, { force: true });
    });
  return true;
};

/**
 * A free port that is given to nobody else, although its caller does not listen yet. It is below the range of outgoing
 * connections (from 32,768 on Linux): another test's request could take one of those.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (reserve(port) && (await isFree(port))) return port;
  }
};
