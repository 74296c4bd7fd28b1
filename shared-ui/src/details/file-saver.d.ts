/** The only function of `file-saver` that is used; the package has no types. */
declare module 'file-saver' {
  export function saveAs(content: Blob, name: string, options?: { autoBom?: boolean }): void;
}
