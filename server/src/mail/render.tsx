import { render } from '@react-email/render';
import type { Language } from 'shared-api/contract';
import type { WithMessage } from './facts';
import { Layout, Part } from './layout/Layout';
import { isNews, type MailName, type MailProps, mailOf } from './list';
import { type Localization, localizationsIn, type MailContext, type Reader } from './localization';
import type { Mail } from './mail';
import { oneLine } from './one-line';
import { toPlainText } from './plain-text';
import { subjectFor, subjectOf } from './subject';

/** An e-mail's content. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail with its text part. A bilingual e-mail has both languages, English first, also in its subject. */
export async function renderEmail<Name extends MailName>(
  name: Name,
  props: MailProps[Name],
  reader: Reader,
  language: Language,
  context: MailContext,
): Promise<RenderedEmail> {
  const mail = mailOf(name);
  const localizations = localizationsIn(language, context, reader, mail.texts);
  const inEach = (textIn: (localization: Localization<string>) => string) =>
    localizations.map(textIn).join(' / ');
  const subject = subjectFor(mail, props, localizations);
  const html = await render(
    <Layout
      localizations={localizations}
      subject={subject}
      preview={inEach((localization) => previewOf(mail, props, localization))}
      isNews={isNews(name) && reader.id !== null}
      why={mail.why ?? (mail.isGoodbye ? 'frame.whyDeleted' : 'frame.why')}
      part={(localization) => (
        <Part
          title={titleOf(mail, props, localization)}
          firstName={reader.firstName}
          hasTranslation={localizations.length > 1 && localization === localizations[0]}
        >
          {mail.Body(props, localization)}
        </Part>
      )}
    />,
  );
  return { subject, html, text: toPlainText(html) };
}

function titleOf<Props>(mail: Mail<Props>, props: Props, localization: Localization<string>): string {
  if (mail.title) return mail.title(props, localization);
  return 'title' in mail.texts ? localization.t('title') : subjectOf(mail, props, localization);
}

/** The preview text beside the subject in mail lists: the administrator's message, if any. */
function previewOf<Props>(mail: Mail<Props>, props: Props, localization: Localization<string>): string {
  const { message } = props as WithMessage;
  return oneLine(message?.[localization.locale] || titleOf(mail, props, localization));
}
