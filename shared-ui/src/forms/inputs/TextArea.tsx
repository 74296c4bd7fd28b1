import { useField } from 'formik';
import { useText } from '../../messages/text';
import { TextInput } from './TextInput';
import type { InputProps } from './use-input';

export interface TextAreaProps extends InputProps {
  rows?: number;
  maxRows?: number;
  /** The maximum length; near it, the remaining characters are shown. */
  maxLength?: number;
}

/** Several lines of text. */
export function TextArea({ rows = 3, maxLength, help, ...props }: TextAreaProps) {
  const text = useText();
  const [{ value }] = useField<string>(props.name);
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const near = maxLength !== undefined && left <= maxLength / 5;
  return (
    <TextInput
      {...props}
      multiline
      rows={rows}
      help={near ? text('ui.form.charactersLeft', { count: Math.max(0, left) }) : help}
      {...(maxLength === undefined ? {} : { maxLength })}
    />
  );
}
