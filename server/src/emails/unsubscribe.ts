import type { Config } from '../config/config';
import { isSigned, sign } from '../crypto/signatures';

/** An unsubscribe token for one person that never expires: a mail may be read years later. */
export const unsubscribeToken = (userId: string, { keys }: Config): string =>
  `${userId}.${sign(keys, 'unsubscribe', userId)}`;

/** @returns the person, or null when the token is invalid */
export function readUnsubscribeToken(token: string, { keys }: Config): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSigned(keys, signature, 'unsubscribe', userId) ? userId : null;
}

/** The headers of a mail program's unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (userId: string, config: Config): Record<string, string> => ({
  'List-Unsubscribe': `<${config.publicUrl}/api/v1/Communication/unsubscribe?token=${unsubscribeToken(userId, config)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
