import { useIntl } from 'react-intl';
import { Banner } from 'shared-ui';
import { overrides, resetOverrides } from './override';

/** Says for as long as it lasts that a developer's own remote stands in for a released one. */
export function OverrideBanner() {
  const { formatMessage } = useIntl();
  return overrides().map(({ remote, url }) => (
    <Banner
      key={remote}
      text={formatMessage({ id: 'override.banner' }, { part: remote, url })}
      action={formatMessage({ id: 'override.reset' })}
      onAction={resetOverrides}
    />
  ));
}
