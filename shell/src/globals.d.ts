/** Compiled in by `infra/webpack/shell.ts`. */
declare const __SHELL_VERSION__: string;
/** Whether a developer may put a remote of their own in place of the released one. */
declare const __REMOTE_OVERRIDES__: boolean;
