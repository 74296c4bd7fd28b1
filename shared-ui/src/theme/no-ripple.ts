/** In place of MUI's ripple (`infra/webpack/shell.ts`): nothing moves under a finger. */
export default () => null;
