import type { CallName } from 'shared-api/contract';

/** Calls whose bodies are honestly larger than 64 KiB: a list of up to 25,000 addresses. */
export const largeBodies: Partial<Record<CallName, number>> = {
  'POST /api/v1/Communication/{emailType}': 4 * 1024 * 1024,
};
