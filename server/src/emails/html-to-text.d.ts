declare module 'html-to-text' {
  interface Options {
    wordwrap: number | false;
    formatters: Record<string, unknown>;
    selectors: { selector: string; format?: string; options?: object }[];
  }
  /** Makes a converter, which may be used again and again. */
  export function compile(options: Options): (html: string) => string;
}
