import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { publicLookup } from './services';

/** One encrypted notification. */
export interface Push {
  endpoint: string;
  body: Buffer;
  /** Until when the push service keeps it for a device that is away, in seconds. */
  ttl: number;
  /** A later one with the same replaces it there (RFC 8030 §5.4). */
  topic: string;
  authorization: string;
}

/** What a push service has answered. */
export type PushReply =
  | { type: 'accepted' }
  /** There is no such device any more. */
  | { type: 'gone' }
  /** @param afterMs how long it wants to be left alone */
  | { type: 'failed'; error: Error; afterMs: number; isForGood: boolean };

const longestMs = 10_000;

/**
 * Hands a notification to a push service (RFC 8030 §5). Follows no redirects, reads nothing of the answer but its head, and
 * waits at most ten seconds.
 * @param others origins that may be in this machine's network
 */
export function sendPush(
  { endpoint, body, ttl, topic, authorization }: Push,
  others: readonly string[],
): Promise<PushReply> {
  const url = new URL(endpoint);
  const isOther = others.includes(url.origin);
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((done) => {
    const fail = (error: Error) => done({ type: 'failed', error, afterMs: 0, isForGood: false });
    const sending = request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(longestMs),
      ...(!isOther && { lookup: publicLookup }),
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        'Content-Length': body.length,
        TTL: ttl,
        Urgency: 'high',
        Topic: topic,
      },
    });
    sending.on('error', fail);
    sending.on('response', (response) => {
      done(replyOf(response.statusCode ?? 0, response.headers['retry-after']));
      response.on('error', () => {});
      response.destroy();
    });
    sending.end(body);
  });
}

/** @param retryAfter seconds, or a date (RFC 9110 §10.2.3) */
export function replyOf(status: number, retryAfter?: string): PushReply {
  if (status >= 200 && status < 300) return { type: 'accepted' };
  if (status === 404 || status === 410) return { type: 'gone' };
  const isForGood = status >= 300 && status < 500 && status !== 429 && status !== 408;
  const error = Object.assign(new Error(`the push service answers ${status}`), { code: `HTTP${status}` });
  return { type: 'failed', error, afterMs: pauseOf(retryAfter), isForGood };
}

function pauseOf(retryAfter = ''): number {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.max(0, ms) || 0;
}
