export * from './feedback';
export * from './format';
export * from './layout';
export * from './messages';
export * from './mui';
export * from './routing';
export * from './theme';
export { UiProvider } from './UiProvider';
