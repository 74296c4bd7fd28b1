/** Whether developers may load their own remote in place of the released one; defined by `infra/webpack/shell.ts`. */
declare const __REMOTE_OVERRIDES__: boolean;
