/** A mail server's verdict on a mail's signature (RFC 8601, Authentication-Results). */
export interface Authentication {
  /** The server that gave it. */
  server: string;
  /** `pass`, `fail`, `none`… for DKIM; `none` when missing. */
  dkim: string;
  /** The signing domain. */
  domain: string;
}

/**
 * Parses an `Authentication-Results` header.
 * @returns its DKIM verdict, preferring a passed signature of Interac's own
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

/** Comments may be nested and contain any character. */
function withoutComments(header: string): string {
  const inner = header.replace(/\([^()]*\)/g, '');
  return inner === header ? header : withoutComments(inner);
}
