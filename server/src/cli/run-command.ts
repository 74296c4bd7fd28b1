import { causesOf } from '../errors/causes';
import { startupError } from '../startup-error';

/** Runs a command of the operator's. @param failed what it says, in one line, before the reason when that throws */
export function runCommand(command: () => Promise<void>, failed: string): void {
  command().catch((error: unknown) => {
    console.error(`${failed}: ${startupError(error) ?? causesOf(error).at(-1)?.message}`);
    process.exitCode = 1;
  });
}
