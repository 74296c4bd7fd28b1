import { createIntl } from 'react-intl';
import { formatsOf } from '../../shared-api/common/format';
import type { Language } from './catalogues';

const { formatters } = createIntl({ locale: 'en-CA' });

/** `Saturday, March 6, 2027`, `samedi 6 mars 2027`. */
export const longDate = (date: string, language: Language): string =>
  formatsOf(language, formatters).date(date, 'full');
