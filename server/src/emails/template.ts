import type { ReactNode } from 'react';
import type { EmailProps, TemplateName } from './props';
import type { Voice } from './voice';

/** One kind of e-mail. */
export interface EmailTemplate<Props> {
  subject(props: Props, voice: Voice): string;
  /** The large line at the top. */
  title(props: Props, voice: Voice): string;
  /** The content in one language, between greeting and closing. */
  Body(props: Props & { voice: Voice }): ReactNode;
}

/** Declares the template of one name, filled with that name's props. */
export const defineEmail = <Name extends TemplateName>(
  template: EmailTemplate<EmailProps[Name]>,
): EmailTemplate<EmailProps[Name]> => template;
