import { render, toPlainText } from '@react-email/render';
import { Language } from 'shared-api/contract';
import type { Locale } from '../messages';
import { isNews } from './category';
import { Layout } from './layout/Layout';
import { Part } from './layout/Part';
import { oneLine } from './one-line';
import { plainTextOptions } from './plain-text';
import type { EmailProps, TemplateName } from './props';
import type { EmailTemplate } from './template';
import { templates } from './templates';
import { type MailContext, type Voice, voiceIn } from './voice';

/** An e-mail's content, as it is sent. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

const locales: Record<Language, readonly Locale[]> = {
  [Language.English]: ['en'],
  [Language.French]: ['fr'],
  [Language.Bilingual]: ['en', 'fr'],
};

/**
 * Renders a template with its text part. A bilingual e-mail has both languages, English first, and both in its
 * subject.
 */
export async function renderEmail<Name extends TemplateName>(
  name: Name,
  props: EmailProps[Name],
  language: Language,
  context: MailContext,
): Promise<RenderedEmail> {
  const template: EmailTemplate<EmailProps[Name]> = templates[name];
  const voices = locales[language].map((locale) => voiceIn(locale, context));
  const subject = oneLine(voices.map((voice) => template.subject(props, voice)).join(' / '));
  const html = await render(
    <Layout
      voices={voices}
      subject={subject}
      preview={voices.map((voice) => previewOf(template, props, voice)).join(' / ')}
      unsubscribable={isNews(name) && 'userId' in props ? props.userId : undefined}
      part={(voice) => (
        <Part
          voice={voice}
          title={template.title(props, voice)}
          firstName={props.firstName}
          followed={voices.length > 1 && voice === voices[0]}
        >
          {template.Body({ ...props, voice })}
        </Part>
      )}
    />,
  );
  return { subject, html, text: toPlainText(html, plainTextOptions) };
}

/** What lists of mails show beside the subject: the administrator's words where there are some. */
function previewOf<Props>(template: EmailTemplate<Props>, props: Props & object, voice: Voice): string {
  const message = 'message' in props ? (props.message as EmailProps['announcement']['message']) : undefined;
  return oneLine(message?.[voice.locale] || template.title(props, voice));
}
