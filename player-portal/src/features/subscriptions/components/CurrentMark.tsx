import { CheckIcon, Chip, Text } from 'shared-ui';

/** Marks the person's current plan. */
export function CurrentMark() {
  return (
    <Chip size="small" color="success" icon={<CheckIcon />} label={<Text id="planSelection.current" />} />
  );
}
