import type { ReactNode } from 'react';
import type { Localization } from './localization';
import type { EmailProps, TemplateName } from './props';

/** One kind of e-mail. */
export interface EmailTemplate<Props> {
  subject(props: Props, localization: Localization): string;
  /** The large line at the top. */
  title(props: Props, localization: Localization): string;
  /** The content in one language, between greeting and closing. */
  Body(props: Props & { localization: Localization }): ReactNode;
}

/** Declares the template of one name, filled with that name's props. */
export const defineEmail = <Name extends TemplateName>(
  template: EmailTemplate<EmailProps[Name]>,
): EmailTemplate<EmailProps[Name]> => template;
