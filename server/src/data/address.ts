import { domainToASCII, domainToUnicode } from 'node:url';
import { withoutUnseen } from 'shared-api/contract';

/**
 * An address as it is kept and compared: without invisible characters, and a domain with accents in its own letters,
 * however it was written, since browsers write some as `xn--`. Mails are sent to the latter.
 * @returns no address, if there can be no such domain
 */
export const keptAddress = (typed: string): string => {
  const [, before = '', domain = ''] = /^([^@]*@)([^@]*)$/.exec(withoutUnseen(typed)) ?? [];
  const isOwn = /[^\0-\x7f]|xn--/i.test(domain);
  return isOwn ? `${before}${domainToUnicode(domainToASCII(domain))}` : withoutUnseen(typed);
};
