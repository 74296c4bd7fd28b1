import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

export interface InputProps {
  /** The field's name in the form's values. */
  name: string;
  label: ReactNode;
  /** A sentence under the input, until an error takes its place. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** What every input has in common: its value, and what is said about it once the person has been there. */
export const useInput = <Value>({ name, help }: Pick<InputProps, 'name' | 'help'>) => {
  const [field, meta, { setValue }] = useField<Value>(name);
  const id = useId();
  const error = meta.touched && meta.error ? meta.error : undefined;
  return { id, field, error, hint: error ?? help, setValue };
};
