import manifest from '../../package.json';

/** The version of the running server, as its package states it. */
export const version: string = manifest.version;
