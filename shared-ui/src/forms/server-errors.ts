import { getIn, setIn } from 'formik';
import type { FieldErrors } from './validate';

interface ServerError {
  /** A server error with the rejected value; it disappears when the value changes. */
  value: unknown;
  text: string;
}

/** The server's errors of single fields, kept until the person changes the field. */
export class ServerErrors {
  private byField = new Map<string, ServerError>();

  /**
   * Stores the server's errors.
   * @returns errors of fields that this form does not show
   */
  take(errors: Record<string, string[]>, values: object): string[] {
    this.byField.clear();
    const elsewhere: string[] = [];
    for (const [field, messages] of Object.entries(errors)) {
      if (getIn(values, field) === undefined) elsewhere.push(...messages);
      else this.byField.set(field, { value: getIn(values, field), text: messages.join(' ') });
    }
    return elsewhere;
  }

  /** The schema's errors, and the server's that still apply. */
  mergeInto(errors: FieldErrors, values: object): FieldErrors {
    return [...this.byField].reduce<FieldErrors>(
      (all, [field, { value, text }]) =>
        getIn(all, field) === undefined && getIn(values, field) === value ? setIn(all, field, text) : all,
      errors,
    );
  }

  clear(): void {
    this.byField.clear();
  }
}
