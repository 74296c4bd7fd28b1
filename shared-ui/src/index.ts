export * from './door';
export * from './feedback';
export * from './format';
export * from './layout';
export * from './messages';
export * from './routing';
export * from './theme';
