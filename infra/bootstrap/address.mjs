const everywhere = ['0.0.0.0', '::'];

/**
 * The local address of a server that listens on a host and port.
 * @param {string | undefined} host `HOST`; the loopback address by default
 * @param {number | string} port
 * @returns {string} an address without a trailing slash
 */
export const localAddress = (host, port) => {
  if (!host || host.startsWith('127.') || everywhere.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
