import { createHash } from 'node:crypto';
import { type Calls, calls } from '../../shared-api/contract';
import { type KeptCall, keptCalls } from '../../shared-api/src/queries/kept-calls';

/**
 * What tells kept answers of this contract from those of another: a release reads none that an older one asked for. It
 * is a part of every app's build, so that what nobody keeps has to stay out of it.
 */
export const contractMark = (contract: Pick<Calls, KeptCall> = calls): string => {
  const answers = keptCalls.map((name) => [name, contract[name].replies]);
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 12);
};
