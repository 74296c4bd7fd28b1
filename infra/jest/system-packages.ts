import { missingPrograms } from '../topology/programs.mjs';

/** Installs the servers that some tests need, once for all files: two `apt-get` at once conflict. */
export default function setUp(): void {
  missingPrograms();
}
