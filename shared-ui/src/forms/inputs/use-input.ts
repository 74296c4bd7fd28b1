import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

export interface InputProps {
  /** The field's name in the form's values. */
  name: string;
  label: ReactNode;
  /** Help text under the input, replaced by an error. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Common props of all inputs: value, handlers, and help or error text once touched. */
export const useInput = <Value>({ name, help }: Pick<InputProps, 'name' | 'help'>) => {
  const [field, meta, { setValue }] = useField<Value>(name);
  const id = useId();
  const error = meta.touched && meta.error ? meta.error : undefined;
  return { id, field, error, hint: error ?? help, setValue };
};
