import type { Config } from '../config/config';

/** The same for every attempt at one e-mail, so that a receiver recognises a second copy. */
export const messageId = ({ publicUrl }: Config, attempt: string): string =>
  `<${attempt}@${new URL(publicUrl).hostname}>`;
