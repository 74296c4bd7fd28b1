/** TypeScript's environment: it frees memory only when it reaches the limit, for a quarter less processor time. */
export const compilerMemory = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
