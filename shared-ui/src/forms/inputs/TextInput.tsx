import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type InputProps, useInput } from './use-input';

export interface TextInputProps extends InputProps {
  type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'tel' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal';
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  spellCheck?: boolean;
  /** Lowest and highest value of a date or a time. */
  min?: string;
  max?: string;
  /** Attributes of the frame around the text: adornments. */
  frame?: NonNullable<TextFieldProps['slotProps']>['input'];
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { name, label, help, required = false, disabled = false, autoFocus = false, frame, ...rest } = props;
  const { type = 'text', multiline = false, rows, autoComplete, ...html } = rest;
  const { id, field, error, hint } = useInput<string>({ name, help });
  return (
    <TextField
      {...field}
      id={id}
      type={multiline ? undefined : type}
      label={label}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      multiline={multiline}
      minRows={rows}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={hint}
      slotProps={{ htmlInput: html, ...(frame ? { input: frame } : {}) }}
    />
  );
}
