import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Schema } from 'yup';
import { type MessageId, useText } from '../messages/text';
import { FormBody } from './FormBody';
import { ServerErrors } from './server-errors';
import { submitOutcome } from './submission';
import { type Rules, validate } from './validate';

export interface FormProps<Values extends FormikValues, Output> {
  /** The inputs' initial values; new ones reset the form. */
  initial: Values;
  /**
   * The validation schema, with messages by `ruleMessage`; `onSubmit` gets the values that it returns. A function loads
   * it on the first input, and is called at each check; it must be stable between renders.
   */
  schema: Schema<Output> | (() => Promise<Schema<Output>>);
  /** Submits. Errors (`ApiError`) are shown at their fields and above the form; to handle one differently, catch it. */
  onSubmit: (output: Output, form: FormikHelpers<Values>) => Promise<unknown> | unknown;
  /** The text when the server's error has no message (docs/product.md, Error messages). */
  failed?: MessageId;
  /** Warns before leaving the page with unsaved changes: `UnsavedGuard`. */
  guard?: ComponentType<{ when: boolean }>;
  /** The form's accessible name, when no heading names it. */
  label?: string;
  children: ReactNode;
}

/** Loads the schema. If that fails, only the server validates, as it does anyway. */
const rulesOf = async <Output,>(schema: FormProps<FormikValues, Output>['schema']): Promise<Rules<Output>> =>
  typeof schema === 'function'
    ? schema().catch(() => ({ validate: async (values) => values as Output }))
    : schema;

/** A form: validated on blur and on submit, server errors at their fields, focus on the first error. */
export function Form<Values extends FormikValues, Output>(props: FormProps<Values, Output>) {
  const { initial, schema, onSubmit, failed = 'ui.form.failed', guard, label, children } = props;
  const text = useText();
  const [serverErrors] = useState(() => new ServerErrors());
  const { locale } = useIntl();
  const [error, setError] = useState<{ message: string; locale: string }>();
  const [saved, setSaved] = useState<Values>();

  const check = useCallback(
    async (values: Values) =>
      serverErrors.mergeInto(await validate(await rulesOf(schema), values, text), values),
    [schema, text, serverErrors],
  );

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setError(undefined);
    serverErrors.clear();
    const outcome = await submitOutcome(async () =>
      onSubmit(await (await rulesOf(schema)).validate(values), form),
    );
    if (outcome.ok) {
      setSaved(values);
      return;
    }
    const elsewhere = serverErrors.take(outcome.errors, values);
    setError({ message: [outcome.message || text(failed), ...elsewhere].join(' '), locale });
    await form.validateForm(values);
  };

  // The server's message is in the former language; after a language change the form's own text is shown.
  const alert = error && (error.locale === locale ? error.message : text(failed));
  return (
    <Formik initialValues={initial} validate={check} onSubmit={submit} enableReinitialize>
      <FormBody alert={alert} saved={saved} guard={guard} label={label}>
        {children}
      </FormBody>
    </Formik>
  );
}
