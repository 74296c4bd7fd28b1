import { getIn, setIn } from 'formik';
import type { FieldErrors } from './validate';

interface ServerError {
  /** What the server refused; once the field holds something else, the refusal is answered. */
  value: unknown;
  text: string;
}

/** The server's refusals of single fields, kept until the person changes the field. */
export class ServerErrors {
  private byField = new Map<string, ServerError>();

  /**
   * Takes over what the server said.
   * @returns what it said of fields that this form does not show
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

  /** The schema's errors, and with them the server's that still stand. */
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
