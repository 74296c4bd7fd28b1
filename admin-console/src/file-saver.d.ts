/** The one function of `file-saver` that the console uses; the package brings no types. */
declare module 'file-saver' {
  export function saveAs(content: Blob, name: string, options?: { autoBom?: boolean }): void;
}
