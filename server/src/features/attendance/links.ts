import type { Config } from '../../config/config';
import { isSigned } from '../../crypto/signatures';

/** Whether a link's signature is ours. It covers session and player and not the answer: the page offers the other one. */
export const isLinkValid = ({ keys }: Config, sessionId: string, userId: string, signature = ''): boolean =>
  isSigned(keys, signature, 'attendance', sessionId, userId);
