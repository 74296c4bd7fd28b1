import { TextInput } from './TextInput';
import type { InputProps } from './use-input';

export interface DateInputProps extends InputProps {
  /** `YYYY-MM-DD` */
  min?: string;
  max?: string;
}

/** A calendar date, `YYYY-MM-DD`: the browser's own picker, in the browser's language. */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />;
}

/** A local moment, `YYYY-MM-DDTHH:mm`. */
export function MomentInput(props: InputProps) {
  return <TextInput {...props} type="datetime-local" />;
}

/** A local time, `HH:mm`. */
export function TimeInput(props: InputProps) {
  return <TextInput {...props} type="time" />;
}
