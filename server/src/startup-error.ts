import { ConfigError } from './config/read';
import { BadSecret } from './config/secret';
import { FolderLocked } from './data/folder-lock';
import { NotMigrated } from './data/open';
import { outage } from './errors/outage';

/** The one line for the operator about a failed start; undefined for a bug, which needs its stack. */
export function startupError(error: unknown): string | undefined {
  if ([ConfigError, BadSecret, FolderLocked, NotMigrated].some((known) => error instanceof known))
    return (error as Error).message;
  const { code, port, syscall } = (error ?? {}) as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken: free it, or choose another (PORT, MAILBOX_PORT, MAILBOX_SMTP_PORT)`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} needs more rights: choose one above 1023 (PORT)`;
  const file = fileError(error);
  if (file) return file;
  const away = /^(28|3D000)/.test(code ?? '') ? code : outage(error);
  if (/^(53[12]|25006|58)/.test(away ?? '')) return `the database cannot be written (${away})`;
  return away && `the database of DATABASE_URL cannot be reached (${away})`;
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this account may store no more there',
  EROFS: 'the disk is read-only',
  EACCES: 'it belongs to another account',
  EPERM: 'it belongs to another account',
  ENOTDIR: 'a part of its path is a file',
  EIO: 'the disk fails',
};

/** The names of numbers that the embedded database's file system throws (WASI's errno). */
const wasiErrors: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  69: 'EROFS',
};

/** The line about a file or folder that cannot be used; undefined for another error. */
function fileError(error: unknown): string | undefined {
  const { name, errno = 0, code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  // Node says so of a folder that it cannot create on a read-only disk.
  const reason = code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code;
  const known = name === 'ErrnoError' ? wasiErrors[errno] : reason;
  if (!known || !(known in reasons) || (name !== 'ErrnoError' && !syscall)) return undefined;
  return `${path ?? 'the data folder'} cannot be used (${known}): ${reasons[known]}`;
}
