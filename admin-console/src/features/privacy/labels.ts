import type { PrivacyRequestKind, PrivacyRequestState } from 'shared-api';
import type { ChipProps, MessageId } from 'shared-ui';
import type { Choice } from 'shared-ui/resource';

/** What people ask for. */
export const kindLabel: Readonly<Record<PrivacyRequestKind, MessageId>> = {
  copy: 'requests.kind.copy',
  correction: 'requests.kind.correction',
  deletion: 'requests.kind.deletion',
};

/** Where a request stands. */
export const stateLook: Readonly<
  Record<PrivacyRequestState, { label: MessageId; color: ChipProps['color'] }>
> = {
  open: { label: 'requests.state.open', color: 'warning' },
  overdue: { label: 'requests.state.overdue', color: 'error' },
  answered: { label: 'requests.state.answered', color: 'success' },
};

export const kindChoices = (Object.keys(kindLabel) as PrivacyRequestKind[]).map(
  (value): Choice<PrivacyRequestKind> => ({ value, label: kindLabel[value] }),
);
export const stateChoices = (Object.keys(stateLook) as PrivacyRequestState[]).map(
  (value): Choice<PrivacyRequestState> => ({ value, label: stateLook[value].label }),
);

const periods: Readonly<Record<number, MessageId>> = {
  12: 'retention.years.1',
  24: 'retention.years.2',
  36: 'retention.years.3',
  60: 'retention.years.5',
  84: 'retention.years.7',
  120: 'retention.years.10',
};

/** A period in years; 0: for good. */
export const periodLabel = (months: number): MessageId => periods[months] ?? 'retention.forGood';
