import type { Session } from 'shared-api';
import { Text } from 'shared-ui';
import { RadioInput, useFormikContext } from 'shared-ui/forms';

const choices = [
  { value: 'keep', label: <Text id="sessions.pendingDues.keep" /> },
  { value: 'change', label: <Text id="sessions.pendingDues.change" /> },
] as const;

/** Asks whether the session's pending payments follow a change of its price. */
export function PendingDuesInput({ row }: { row: Session }) {
  const { values } = useFormikContext<{ dropInPrice: string }>();
  const changed = Number(values.dropInPrice.replace(',', '.')) !== row.dropInPrice;
  if (!changed || row.registeredPlayersCount === 0) return null;
  return (
    <RadioInput
      name="pendingDues"
      label={<Text id="sessions.pendingDues" />}
      help={<Text id="sessions.pendingDues.hint" />}
      options={choices}
    />
  );
}
