/** Defined by `infra/webpack/shell.ts`. */
declare const __SHELL_VERSION__: string;
/** Whether developers may load their own remote in place of the released one. */
declare const __REMOTE_OVERRIDES__: boolean;
