import { ConfigError } from './config/read';
import { FolderLocked } from './db/folder-lock';
import { NotMigrated } from './db/open';

/** The one line for the operator about a failed start; undefined for a bug, which needs its stack. */
export function startupError(error: unknown): string | undefined {
  if ([ConfigError, FolderLocked, NotMigrated].some((known) => error instanceof known))
    return (error as Error).message;
  const { code, port, syscall } = (error ?? {}) as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken: free it, or choose another (PORT, MAILBOX_PORT, MAILBOX_SMTP_PORT)`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} needs more rights: choose one above 1023 (PORT)`;
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28|3D000)/.test(code ?? '')) {
    return `the database of DATABASE_URL cannot be reached (${code})`;
  }
  return undefined;
}
