import { Box, Text, type TextOf, Typography, useText } from 'shared-ui';
import type { FieldChange } from '../diff';
import { fieldLabel, valueLabel } from '../fields';
import { ActionName } from './ActionName';

const shown = (entity: string, field: string, value: unknown, text: TextOf): string => {
  const label = valueLabel(entity, field, value);
  if (label) return text(label);
  if (value === undefined || value === null || value === '') return text('audit.nothing');
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const nameOf = (field: string, text: TextOf): string => {
  const label = fieldLabel(field);
  return label ? text(label) : field;
};

const cell = {
  px: 1.5,
  py: 0.75,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

export interface ChangeTableProps {
  action: string;
  entity: string;
  changes: readonly FieldChange[];
}

/** Each field that changed: what it was, what it is. */
export function ChangeTable({ action, entity, changes }: ChangeTableProps) {
  const text = useText();
  if (changes.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        <Text id="audit.noChanges" />
      </Typography>
    );
  return (
    <Box
      sx={{
        mt: 1.5,
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          'tr:last-child > *': { borderBottom: 0 },
        }}
      >
        <Box component="caption" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
          <ActionName action={action} />
        </Box>
        <thead>
          <tr>
            {(['audit.field', 'audit.before', 'audit.after'] as const).map((id) => (
              <Box
                component="th"
                scope="col"
                key={id}
                sx={{ ...cell, color: 'text.secondary', fontWeight: 650 }}
              >
                <Text id={id} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                {nameOf(field, text)}
              </Box>
              <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
                {before === undefined ? (
                  text('audit.nothing')
                ) : (
                  <del>{shown(entity, field, before, text)}</del>
                )}
              </Box>
              <Box component="td" sx={cell}>
                {after === undefined ? (
                  text('audit.nothing')
                ) : (
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                    {shown(entity, field, after, text)}
                  </Box>
                )}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
