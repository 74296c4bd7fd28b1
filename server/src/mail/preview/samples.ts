import { type MailName, type MailProps, mailNames, mailOf } from '../list';
import { sampleFacts } from './facts';

/** Each mail in its usual form, and its variants with parts missing. */
export const samples = Object.fromEntries(
  mailNames.map((name) => [name, mailOf(name).samples(sampleFacts)]),
) as { [Name in MailName]: Record<string, MailProps[Name]> };
