import type { EmailType } from 'shared-api/contract';
import type { Mail } from './mail';
import * as mails from './mails';

export type MailName = keyof typeof mails;

/** Each mail's props, plain JSON: they are stored in its row. */
export type MailProps = {
  [Name in MailName]: (typeof mails)[Name] extends {
    samples(facts: never): Record<string, infer Props extends object>;
  }
    ? Props
    : never;
};

/** Mailings, or e-mails whose content is only known at sending time. */
export type MailingName = EmailType | 'go-or-no-go' | 'low-capacity-alert';

const list: { readonly [Name in MailName]: Mail<MailProps[Name]> } = mails;

/** A mail by its name. */
export const mailOf = <Name extends MailName>(name: Name): Mail<MailProps[Name]> => list[name];

export const mailNames = Object.keys(mails) as MailName[];
