import type { Config } from '../config/config';
import { isSigned, sign } from '../crypto/signatures';

/** A token that stops the news for one person, for ever: a mail may be read years later. */
export const unsubscribeToken = (userId: string, { keys }: Config): string =>
  `${userId}.${sign(keys, 'unsubscribe', userId)}`;

/** @returns whose news to stop, or null when the token is not ours */
export function readUnsubscribeToken(token: string, { keys }: Config): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSigned(keys, signature, 'unsubscribe', userId) ? userId : null;
}

/** The headers behind a mail program's own unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (userId: string, config: Config): Record<string, string> => ({
  'List-Unsubscribe': `<${config.publicUrl}/api/v1/Communication/unsubscribe?token=${unsubscribeToken(userId, config)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
