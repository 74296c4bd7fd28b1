declare module 'html-to-text' {
  interface Options {
    wordwrap: number | false;
    formatters: Record<string, unknown>;
    selectors: { selector: string; format?: string; options?: object }[];
  }
  /** Creates a reusable converter. */
  export function compile(options: Options): (html: string) => string;
}
