const everywhere = ['0.0.0.0', '::'];

/**
 * Where a server that was told to listen on a host and port is reached from this machine.
 * @param {string | undefined} host `HOST`; without one the loopback address
 * @param {number | string} port
 * @returns {string} an address without a slash at the end
 */
export const localAddress = (host, port) => {
  if (!host || host.startsWith('127.') || everywhere.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
