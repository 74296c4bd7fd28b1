/** Whether only programs on the same machine reach a server that listens on this address. */
export const isLoopback = (host: string): boolean => /^(localhost|::1|127(\.\d+){3})$/.test(host);

interface Exposure {
  host: string;
  demoData: boolean;
  smtpUrl: string | undefined;
  allowPublicDemo: boolean;
}

/**
 * What keeps a product from being opened to other machines.
 * @returns the one line to show; undefined when nothing does
 */
export function exposureError({ host, demoData, smtpUrl, allowPublicDemo }: Exposure): string | undefined {
  if (isLoopback(host) || allowPublicDemo) return undefined;
  const opened = `HOST=${host} opens Courtside to other machines`;
  if (demoData)
    return `${opened}, with demo accounts whose passwords are known: set DEMO_DATA=false, or ${allowed}`;
  if (!smtpUrl) return `${opened}, with a mailbox that everybody can read: set SMTP_URL, or ${allowed}`;
  return undefined;
}

/** How an operator says that everybody may see it all. */
const allowed = 'ALLOW_PUBLIC_DEMO=true if that is meant';
