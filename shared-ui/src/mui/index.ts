export * from './controls';
export * from './icons';
export * from './layout';
export * from './signals';
export * from './surfaces';
export type * from './types';
