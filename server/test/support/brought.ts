import { readFile } from '../../src/club/interac/read-file';

/** Reads a file that somebody brings, of whose form nothing is remembered. @param means what a test says otherwise */
export const readBrought = (
  content: string | Uint8Array,
  means: Partial<Parameters<typeof readFile>[1]> = {},
): ReturnType<typeof readFile> =>
  readFile(typeof content === 'string' ? Buffer.from(content) : content, {
    mapping: undefined,
    remembered: new Map(),
    trustedServer: undefined,
    clubAddress: 'payments@club.example',
    today: '2026-11-21',
    ...means,
  });
