import type { Config } from '../../config/config';
import { isSigned, sign } from '../../crypto/signatures';

/** What an e-mailed attendance link carries in its query, signed so that nobody can answer for somebody else. */
export function attendanceLink(
  { publicUrl, keys }: Config,
  { sessionId, userId, attending }: { sessionId: string; userId: string; attending: boolean },
): string {
  const query = new URLSearchParams({
    sessionId,
    userId,
    attending: String(attending),
    signature: sign(keys, 'attendance', sessionId, userId),
  });
  return `${publicUrl}/attendance/confirm?${query}`;
}

/** Whether a link's signature is ours. It covers session and player and not the answer: the page offers the other one. */
export const isLinkValid = ({ keys }: Config, sessionId: string, userId: string, signature = ''): boolean =>
  isSigned(keys, signature, 'attendance', sessionId, userId);
