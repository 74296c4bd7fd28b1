interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * Only for e-mails in a frame that runs no scripts. The name is allowed by the content security policy
 * (server/src/web/headers.ts).
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

/** An e-mail as a document, with its styles separated. */
export interface ParsedMail {
  document: Document;
  css: string;
}

// The browser refuses a style attribute as soon as it parses it, so it is renamed first. The server writes
// attributes in double quotes and escapes « > » within them, so that the first one ends the tag.
const withoutStyles = (html: string, blocks: string[]): string =>
  html
    .replace(/<style[^<>]*>([^<]*)<\/style>/gi, (_block, css: string) => {
      blocks.push(css);
      return '';
    })
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/gi, ' data-style="'));

/**
 * Extracts an e-mail's styles. The page's content security policy also applies in the frame, and forbids inline styles;
 * a style sheet created by a script is allowed.
 */
export const parseMail = (html: string): ParsedMail => {
  const blocks: string[] = [];
  const document = new DOMParser().parseFromString(trusted(withoutStyles(html, blocks)), 'text/html');
  for (const active of document.querySelectorAll('script, link, meta[http-equiv], base')) active.remove();
  const inline = [...document.querySelectorAll('[data-style]')].map((element, index) => {
    const rule = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    element.setAttribute('data-mail', String(index));
    // The selector is repeated three times to win over the style blocks, as an attribute would.
    const selector = `[data-mail="${index}"]`.repeat(3);
    return `${selector}{${rule}}`;
  });
  return { document, css: [...blocks, ...inline].join('\n') };
};
