import { useId } from 'react';
import { Alert, Box, Typography, useText } from 'shared-ui';
import { FormControlLabel } from 'shared-ui/forms';
import { Checkbox, Radio, RadioGroup } from 'shared-ui/resource';
import { type ExportChoice, type ExportColumn, exportColumns } from './lines';

export interface ExportChoicesProps {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  failure: string | undefined;
}

const group = { m: 0, mb: 2, p: 0, border: 0, minWidth: 0 } as const;

/** Format, columns, headers. */
export function ExportChoices({ choice, onChange, failure }: ExportChoicesProps) {
  const text = useText();
  const id = useId();
  const { columns } = choice;
  const toggle = (column: ExportColumn) =>
    onChange({
      ...choice,
      // In the file's order, whatever was ticked first.
      columns: exportColumns.filter((one) => columns.includes(one) !== (one === column)),
    });
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Typography id={id} variant="subtitle2" component="p">
        {text('export.format')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={choice.format}
        onChange={(_event, format) => onChange({ ...choice, format: format === 'csv' ? 'csv' : 'xlsx' })}
        sx={{ pl: 1, mb: 1.5 }}
      >
        <FormControlLabel value="xlsx" control={<Radio />} label={text('export.format.xlsx')} />
        <FormControlLabel value="csv" control={<Radio />} label={text('export.format.csv')} />
      </RadioGroup>
      <Box component="fieldset" sx={group}>
        <Typography component="legend" variant="subtitle2">
          {text('export.columns')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', pl: 1 }}>
          {exportColumns.map((column) => (
            <FormControlLabel
              key={column}
              label={text(`export.column.${column}`)}
              control={<Checkbox checked={columns.includes(column)} onChange={() => toggle(column)} />}
            />
          ))}
        </Box>
        {columns.length === 0 && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {text('export.columns.none')}
          </Typography>
        )}
      </Box>
      <Box sx={{ pl: 1 }}>
        <FormControlLabel
          label={text('export.headers')}
          control={
            <Checkbox
              checked={choice.includeHeaders}
              onChange={(_event, includeHeaders) => onChange({ ...choice, includeHeaders })}
            />
          }
        />
      </Box>
    </>
  );
}
