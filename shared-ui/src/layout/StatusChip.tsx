import Chip from '@mui/material/Chip';
import { Text } from '../messages/text';
import { type StatusKind, type StatusLook, type StatusOf, statuses } from './statuses';

export interface StatusChipProps<K extends StatusKind> {
  kind: K;
  status: StatusOf<K>;
  size?: 'small' | 'medium';
}

/** A status with icon, name and colour, any of which identifies it. */
export function StatusChip<K extends StatusKind>({ kind, status, size = 'small' }: StatusChipProps<K>) {
  const looks: Record<number, StatusLook> = statuses[kind];
  const look = looks[status as number];
  if (!look) return null;
  const { color, Icon, label } = look;
  return <Chip size={size} color={color} icon={<Icon />} label={<Text id={label} />} />;
}
