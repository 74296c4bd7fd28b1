import { missingParts } from '../topology/parts';

/** Installs the servers for some tests once for all files; two at once would conflict over the package lock. */
export default function setUp(): void {
  missingParts();
}
