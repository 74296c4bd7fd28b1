import type { ReactNode } from 'react';
import type { Localization } from './localization';
import type { EmailProps, TemplateName } from './props';

/** One kind of e-mail. */
export interface EmailTemplate<Props> {
  subject(props: Props, localization: Localization): string;
  /** The large line at the top; the subject unless given. */
  title?(props: Props, localization: Localization): string;
  /** The content in one language, between greeting and closing. */
  Body(props: Props, localization: Localization): ReactNode;
}

/** Every e-mail by name, each filled with that name's props. */
export type Templates = { readonly [Name in TemplateName]: EmailTemplate<EmailProps[Name]> };
