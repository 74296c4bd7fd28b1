/** What a mail server found of a mail's signature (RFC 8601, Authentication-Results). */
export interface Authentication {
  /** Who says so. */
  server: string;
  /** `pass`, `fail`, `none`… of DKIM; `none` when nothing is said of it. */
  dkim: string;
  /** Whose signature it is. */
  domain: string;
}

/**
 * Reads a header `Authentication-Results`.
 * @returns what it says of DKIM, of a passed signature of Interac's own if there is one
 */
export function readAuthentication(header: string): Authentication {
  const [server = '', ...results] = withoutComments(header)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const signatures = results.flatMap((result) => {
    const [, dkim] = /^dkim\s*=\s*([a-z]+)/.exec(result) ?? [];
    const [, domain = ''] = /\bheader\.(?:d\s*=\s*|i\s*=\s*[^\s@]*@)([a-z0-9.-]+)/.exec(result) ?? [];
    return dkim ? { dkim, domain } : [];
  });
  const best = signatures.find(isInteracs) ?? signatures[0] ?? { dkim: 'none', domain: '' };
  return { server: server.split(/\s/, 1)[0] ?? '', ...best };
}

/** Whether Interac itself has signed the mail. */
export const isInteracs = ({ dkim, domain }: Pick<Authentication, 'dkim' | 'domain'>): boolean =>
  dkim === 'pass' && (domain === 'interac.ca' || domain.endsWith('.interac.ca'));

/** Comments may be nested, and may hold any sign. */
function withoutComments(header: string): string {
  const inner = header.replace(/\([^()]*\)/g, '');
  return inner === header ? header : withoutComments(inner);
}
