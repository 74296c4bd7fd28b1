import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createFormat, type Format } from './create-format';

/** Formats of dates, times, money and numbers in the page's language. */
export const useFormat = (): Format => {
  const { locale, formatMessage, formatters } = useIntl();
  return useMemo(
    () =>
      createFormat(
        locale.startsWith('fr') ? 'fr' : 'en',
        {
          missing: formatMessage({ id: 'ui.missing' }),
          invalidDate: formatMessage({ id: 'ui.invalidDate' }),
          invalidTime: formatMessage({ id: 'ui.invalidTime' }),
          range: (start, end) => formatMessage({ id: 'ui.timeRange' }, { start, end }),
        },
        formatters,
      ),
    [locale, formatMessage, formatters],
  );
};
