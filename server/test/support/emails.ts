import { Language } from 'shared-api/contract';
import { sampleContext, samples } from '../../src/emails/preview/samples';
import type { EmailProps, TemplateName } from '../../src/emails/props';
import { renderEmail } from '../../src/emails/render';

/** A mail as the club of the samples sends it. @param props its own, or the name of a sample */
export const rendered = <Name extends TemplateName>(
  template: Name,
  props: EmailProps[Name] | string,
  language: Language = Language.English,
  context = sampleContext,
) =>
  renderEmail(
    template,
    (typeof props === 'string' ? samples[template][props] : props) as EmailProps[Name],
    language,
    context,
  );
