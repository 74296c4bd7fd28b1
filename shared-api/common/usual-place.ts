import { rules } from '../contract/rules';
import type { Settings } from '../contract/settings';

/** Where a club plays; empty, if it has said nothing. */
export const usualPlace = ({
  address,
  defaultLocation,
}: Pick<Settings, 'address' | 'defaultLocation'>): string =>
  address === '' && defaultLocation === rules.session.location.default ? '' : defaultLocation;
