import { CheckIcon, Chip, Text } from 'shared-ui';

/** Says which way to play is the person's own. */
export function CurrentMark() {
  return (
    <Chip size="small" color="success" icon={<CheckIcon />} label={<Text id="planSelection.current" />} />
  );
}
