import { render } from '@react-email/render';
import type { Language } from 'shared-api/contract';
import { isNews } from './category';
import { Layout } from './layout/Layout';
import { Part } from './layout/Part';
import { type Localization, localizationsIn, type MailContext } from './localization';
import { oneLine } from './one-line';
import { toPlainText } from './plain-text';
import type { EmailProps, TemplateName } from './props';
import type { EmailTemplate } from './template';
import { templates } from './templates';

/** An e-mail's content. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a template with its text part. A bilingual e-mail has both languages, English first, also in its subject. */
export async function renderEmail<Name extends TemplateName>(
  name: Name,
  props: EmailProps[Name],
  language: Language,
  context: MailContext,
): Promise<RenderedEmail> {
  const template: EmailTemplate<EmailProps[Name]> = templates[name];
  const localizations = localizationsIn(language, context);
  const subject = oneLine(
    localizations.map((localization) => template.subject(props, localization)).join(' / '),
  );
  const html = await render(
    <Layout
      localizations={localizations}
      subject={subject}
      preview={localizations.map((localization) => previewOf(template, props, localization)).join(' / ')}
      unsubscribeUserId={isNews(name) && 'userId' in props ? props.userId : undefined}
      why={name === 'account-deleted' ? 'frame.whyDeleted' : 'frame.why'}
      part={(localization) => (
        <Part
          title={titleOf(template, props, localization)}
          firstName={props.firstName}
          hasTranslation={localizations.length > 1 && localization === localizations[0]}
        >
          {template.Body(props, localization)}
        </Part>
      )}
    />,
  );
  return { subject, html, text: toPlainText(html) };
}

const titleOf = <Props,>(template: EmailTemplate<Props>, props: Props, localization: Localization): string =>
  (template.title ?? template.subject)(props, localization);

/** The preview text beside the subject in mail lists: the administrator's message, if any. */
function previewOf<Props>(
  template: EmailTemplate<Props>,
  props: Props & object,
  localization: Localization,
): string {
  const message = 'message' in props ? (props.message as EmailProps['announcement']['message']) : undefined;
  return oneLine(message?.[localization.locale] || titleOf(template, props, localization));
}
