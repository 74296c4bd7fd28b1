import type { Pointer, ReleasePointer } from 'shared-api';
import { isPageTable, isRecord } from './page-table';

const isIntegrity = (value: unknown): boolean =>
  typeof value === 'string' && /^sha(256|384|512)-[\w+/]+=*$/.test(value);

// A pointer names scripts that will run: only this origin's own release folders are valid.
const isReleasedFile = (value: unknown): boolean =>
  typeof value === 'string' && /^\/(r\/[\w-]+\/[\w-]+|assets)\/[\w.-]+$/.test(value);

const checks: { [Field in keyof Required<ReleasePointer>]: (value: unknown) => boolean } = {
  contract: Number.isInteger,
  version: (value) => typeof value === 'string',
  build: (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
  entry: isReleasedFile,
  integrity: isIntegrity,
  shell: (value) => typeof value === 'string',
  pages: (value) => value === undefined || isPageTable(value),
  releasedAt: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  enabled: (value) => typeof value === 'boolean',
};

/** @returns the release, or undefined when invalid */
export const parseRelease = (value: unknown): ReleasePointer | undefined =>
  isRecord(value) && Object.entries(checks).every(([field, check]) => check(value[field]))
    ? (value as unknown as ReleasePointer)
    : undefined;

/** @returns the pointer, or undefined when invalid; an invalid gradual release is ignored */
export const parsePointer = (value: unknown): Pointer | undefined => {
  const live = parseRelease(value);
  if (!live) return undefined;
  const { next, ...pointer } = live as Pointer;
  return parseRelease(next) ? live : pointer;
};
