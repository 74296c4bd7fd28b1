import type { ReactNode } from 'react';
import { Box } from 'shared-ui';
import { coveringInput } from '../../../components/covering-input';

export interface FilterChipProps {
  /** The group's name, for one of several choices; without it, a switch. */
  group?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A filter as a chip; a radio button or a switch for keyboard and screen readers. */
export function FilterChip({ group, checked, onChange, children }: FilterChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        flexShrink: 0,
        alignItems: 'center',
        minHeight: 40,
        px: 1.75,
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        cursor: 'pointer',
        color: 'text.secondary',
        border: '1.5px solid',
        borderColor: 'divider',
        borderRadius: 999,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'club.outline' },
        '&:has(:checked)': { color: 'text.primary', borderColor: 'text.primary', bgcolor: 'club.hardwood' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'club.focus', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        {...(group ? { type: 'radio', name: group } : { type: 'checkbox', role: 'switch' })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={coveringInput}
      />
      {children}
    </Box>
  );
}
