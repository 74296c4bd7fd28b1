import { Language } from 'shared-api/contract';
import type { MailName, MailProps } from '../../src/mail/list';
import { sampleContext, sampleReader } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { renderEmail } from '../../src/mail/render';

/** A mail as the club of the samples sends it. @param props its own, or the name of a sample */
export const rendered = <Name extends MailName>(
  template: Name,
  props: MailProps[Name] | string,
  language: Language = Language.English,
  context = sampleContext,
  reader = sampleReader,
) =>
  renderEmail(
    template,
    (typeof props === 'string' ? samples[template][props] : props) as MailProps[Name],
    reader,
    language,
    context,
  );
