import { type IncomingHttpHeaders, request } from 'node:http';

/** What came back, as it came. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Asks as a program may that is no browser: with any header, `Host` included, and a path that is sent as it stands.
 * @throws when nobody answers
 */
export const ask = (
  base: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
    });
    sent.on('error', reject);
    sent.setTimeout(30_000, () => sent.destroy(new Error(`${base}${path}: no answer`)));
    sent.end(body);
  });
