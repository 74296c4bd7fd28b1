import type { ReactNode } from 'react';
import type { Localization } from './localization';
import type { EmailProps, TemplateName } from './props';

/** One kind of e-mail. */
export interface EmailTemplate<Props> {
  subject(props: Props, localization: Localization): string;
  /** The headline; the subject by default. */
  title?(props: Props, localization: Localization): string;
  /** The content in one language, between greeting and closing. */
  Body(props: Props, localization: Localization): ReactNode;
}

/** Every e-mail by name, with its props. */
export type Templates = { readonly [Name in TemplateName]: EmailTemplate<EmailProps[Name]> };
