import { missingParts } from '../topology/parts';

/** Installs, once for all test files, the servers that some of them start; two at once would meet at the package lock. */
export default function setUp(): void {
  missingParts();
}
