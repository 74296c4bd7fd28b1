/// <reference path="./html-to-text.d.ts" />
import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { Language } from 'shared-api/contract';
import type { WithMessage } from './facts';
import { Layout, Part } from './layout/Layout';
import { isNews, type MailName, type MailProps, mailOf } from './list';
import { type Localization, localizationsIn, type MailContext, type Reader } from './localization';
import type { Mail } from './mail';
import { oneLine } from './one-line';
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

/** What html-to-text passes to a formatter; the package has no types. */
interface Builder {
  openBlock(options: { leadingLineBreaks: number }): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
}
interface Element {
  attribs: { href?: string };
  children: Element[];
}
type Walk = (children: Element[], builder: Builder) => void;

/** Puts a button on a line of its own. */
const action = ({ attribs, children }: Element, walk: Walk, builder: Builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(children, builder);
  builder.addInline(` <${attribs.href}>`, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Makes the text part of an e-mail from its HTML: unchanged headings, link addresses in angle brackets. */
const toPlainText: (html: string) => string = compile({
  wordwrap: false,
  formatters: { action },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a.m-action', format: 'action' },
    { selector: 'hr', options: { length: 40 } },
  ],
});
