import type { Language } from 'shared-api/contract';
import type { Config } from '../../config/config';
import type { Db } from '../../db/types';
import { mailContext } from '../../emails/context';
import type { EmailProps } from '../../emails/props';
import { type RenderedEmail, renderEmail } from '../../emails/render';
import type { MailingTemplate } from './fill';

/** Renders one mail of a mailing with the club's present settings. */
export const renderMailing = async <Name extends MailingTemplate>(
  db: Db,
  config: Config,
  template: Name,
  props: EmailProps[Name],
  language: Language,
): Promise<RenderedEmail> => renderEmail(template, props, language, await mailContext(db, config));
