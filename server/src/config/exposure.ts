import type { Config } from './config';

/** Whether an address is reachable from this machine only. */
export const isLoopback = (host: string): boolean => /^(localhost|::1|127(\.\d+){3})$/.test(host);

type Exposure = Pick<Config, 'host' | 'demoData' | 'allowPublicDemo'> & { smtpUrl: string | undefined };

/**
 * Reasons not to expose the product to other machines.
 * @returns one line for the operator; undefined when it may be exposed
 */
export function exposureError({ host, demoData, smtpUrl, allowPublicDemo }: Exposure): string | undefined {
  if (isLoopback(host) || allowPublicDemo) return undefined;
  const opened = `HOST=${host} opens Courtside to other machines`;
  if (demoData)
    return `${opened}, with demo accounts whose passwords are known: set DEMO_DATA=false, or ${allowed}`;
  if (!smtpUrl) return `${opened}, with a mailbox that everybody can read: set SMTP_URL, or ${allowed}`;
  return undefined;
}

/** The variable with which an operator allows it. */
const allowed = 'ALLOW_PUBLIC_DEMO=true if that is meant';
