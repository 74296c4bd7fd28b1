interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * Only for e-mails on their way into a frame that runs no scripts. The name is one that the content security
 * policy allows (server/src/web/headers.ts).
 */
const policyName = 'courtside-mail-preview';
let policy: HtmlPolicy | undefined;

const trusted = (html: string): string => {
  // Not in TypeScript's DOM library; browsers without Trusted Types take the plain string.
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  policy ??= factory?.createPolicy(policyName, { createHTML: (given) => given }) ?? {
    createHTML: (given) => given,
  };
  return policy.createHTML(html);
};

/** An e-mail as a document, with its styles apart. */
export interface ParsedMail {
  document: Document;
  css: string;
}

// The browser refuses a style as soon as it parses it, so it is renamed before. The server writes attributes in
// double quotes and escapes « > » within them, so that a tag ends at its first.
const withoutStyles = (html: string, blocks: string[]): string =>
  html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_block, css: string) => {
      blocks.push(css);
      return '';
    })
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/gi, ' data-style="'));

/**
 * Takes an e-mail's styles out of it. The page's content security policy holds in the frame, too, and forbids styles
 * that are written in the document; as a style sheet made by a script they are allowed.
 */
export const parseMail = (html: string): ParsedMail => {
  const blocks: string[] = [];
  const document = new DOMParser().parseFromString(trusted(withoutStyles(html, blocks)), 'text/html');
  for (const active of document.querySelectorAll('script, link, meta[http-equiv], base')) active.remove();
  const inline = [...document.querySelectorAll('[data-style]')].map((element, index) => {
    const rule = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    element.setAttribute('data-mail', String(index));
    // Said three times, so that it wins over the rules of the blocks, as an attribute would.
    const selector = `[data-mail="${index}"]`.repeat(3);
    return `${selector}{${rule}}`;
  });
  return { document, css: [...blocks, ...inline].join('\n') };
};
