import { missingPrograms } from '../topology/programs.mjs';

/** Installs the servers for some tests once for all files; two at once would conflict over the package lock. */
export default function setUp(): void {
  missingPrograms();
}
