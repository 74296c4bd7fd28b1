import { request } from 'node:http';

/** A client with its own address on this machine. */
export interface Caller {
  /** Such as `127.0.0.5`. */
  address: string;
  /** Its claimed address. */
  forwardedFor?: string;
}

/** Posts JSON from an address. @returns the status */
export const postFrom = ({ address, forwardedFor }: Caller, url: string, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    };
    const sent = request(
      url,
      { method: 'POST', family: 4, localAddress: address, headers, agent: false },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
