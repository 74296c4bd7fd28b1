import { Box, Paper, visuallyHidden } from 'shared-ui';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useI18n,
} from 'shared-ui/resource';
import type { FieldChange } from './diff';
import { ActionName } from './names';
import { fieldOf, formatValue } from './records';

export interface ChangeTableProps {
  action: string;
  entity: string;
  changes: readonly FieldChange[];
}

/** The changed fields before and after; a single column for a new or deleted record. */
export function ChangeTable({ action, entity, changes }: ChangeTableProps) {
  const i18n = useI18n();
  const { text } = i18n;
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
    <TableContainer component={Paper} variant="outlined" sx={{ mt: 1.5 }}>
      <Table
        size="small"
        sx={{
          '& td': { overflowWrap: 'anywhere' },
          '& tr:last-child td, & tr:last-child th[scope=row]': { borderBottom: 0 },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          <ActionName action={action} />
        </Box>
        <TableHead>
          <TableRow>
            {heads.map((id) => (
              <TableCell key={id}>{text(id)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ verticalAlign: 'top' }}>
          {changes.map(({ field, before, after }) => {
            const label = fieldOf(entity, field)?.label;
            return (
              <TableRow key={field}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {label ? text(label) : field}
                </TableCell>
                {!isNew && (
                  <TableCell sx={{ color: 'text.secondary' }}>
                    {before === undefined ? (
                      text('audit.nothing')
                    ) : (
                      <del>{formatValue(entity, field, before, i18n)}</del>
                    )}
                  </TableCell>
                )}
                {!isGone && (
                  <TableCell>
                    {after === undefined ? (
                      text('audit.nothing')
                    ) : (
                      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                        {formatValue(entity, field, after, i18n)}
                      </Box>
                    )}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
