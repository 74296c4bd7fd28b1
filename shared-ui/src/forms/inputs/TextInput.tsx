import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { AddressQuestion } from './AddressQuestion';
import { type InputProps, useInput } from './use-input';

export interface TextInputProps extends InputProps {
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'time' | 'tel' | 'search';
  autoComplete?: string;
  /** `none` for a word as in the middle of a sentence, which phones begin with a capital letter otherwise. */
  autoCapitalize?: 'none';
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal';
  multiline?: boolean;
  rows?: number;
  /** Beyond them it scrolls. */
  maxRows?: number;
  minLength?: number;
  maxLength?: number;
  spellCheck?: boolean;
  /** What a password manager's proposal has to have (https://developer.apple.com/password-rules/). */
  passwordrules?: string | undefined;
  /** The help stays under an error: it says how to mend it. */
  helpStays?: boolean;
  /** Minimum and maximum of a date or a time. */
  min?: string;
  max?: string;
  /** A prefix or suffix inside the frame. */
  frame?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment'>;
}

/** A single-line text input. Unlike MUI's `TextField`, it bundles no selects, menus or other variants. */
export function TextInput(props: TextInputProps) {
  const { name, label, help, required = false, disabled = false, autoFocus = false, frame, ...rest } = props;
  const { type = 'text', multiline = false, rows, maxRows, autoComplete, helpStays = false, ...html } = rest;
  const { id, field, error, hint, setValue } = useInput<string>({ name, help });
  const rule = helpStays && error !== undefined && help;
  const notes = [hint && `${id}-hint`, rule && `${id}-rule`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        {...frame}
        id={id}
        type={multiline ? undefined : type}
        autoFocus={autoFocus}
        multiline={multiline}
        minRows={rows}
        maxRows={maxRows}
        autoComplete={autoComplete}
        aria-describedby={notes || undefined}
        slotProps={{ input: html }}
      />
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      {rule && (
        <FormHelperText id={`${id}-rule`} error={false}>
          {rule}
        </FormHelperText>
      )}
      {type === 'email' && (
        <AddressQuestion typed={field.value} onMeant={(address) => void setValue(address)} />
      )}
    </FormControl>
  );
}
