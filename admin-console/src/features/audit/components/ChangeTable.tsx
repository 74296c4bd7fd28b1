import { Box, Text, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import type { FieldChange } from '../diff';
import { fieldOf, formatValue } from '../records';
import { ActionName } from './ActionName';

const cell = {
  px: 1.5,
  py: 0.75,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const value = { ...cell, overflowWrap: 'anywhere' } as const;

export interface ChangeTableProps {
  action: string;
  entity: string;
  changes: readonly FieldChange[];
}

/** Each field that changed: what it was, what it is; of something new or deleted, only the one there is. */
export function ChangeTable({ action, entity, changes }: ChangeTableProps) {
  const i18n = useI18n();
  const { text } = i18n;
  if (changes.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        <Text id="audit.noChanges" />
      </Typography>
    );
  const [isNew, isGone] = [
    changes.every(({ before }) => before === undefined),
    changes.every(({ after }) => after === undefined),
  ];
  const heads = [
    'audit.field',
    ...(isNew ? [] : ['audit.before' as const]),
    ...(isGone ? [] : ['audit.after' as const]),
  ] as const;
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
            {heads.map((id) => (
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
          {changes.map(({ field, before, after }) => {
            const label = fieldOf(entity, field)?.label;
            return (
              <tr key={field}>
                <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                  {label ? text(label) : field}
                </Box>
                {!isNew && (
                  <Box component="td" sx={{ ...value, color: 'text.secondary' }}>
                    {before === undefined ? (
                      text('audit.nothing')
                    ) : (
                      <del>{formatValue(entity, field, before, i18n)}</del>
                    )}
                  </Box>
                )}
                {!isGone && (
                  <Box component="td" sx={value}>
                    {after === undefined ? (
                      text('audit.nothing')
                    ) : (
                      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                        {formatValue(entity, field, after, i18n)}
                      </Box>
                    )}
                  </Box>
                )}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
