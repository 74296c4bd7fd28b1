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
  /** What the inputs start with; new values start the form anew. */
  initial: Values;
  /**
   * The rules, with messages by `ruleMessage`; what they make of the values is what `onSubmit` gets. A function fetches
   * them as soon as something is typed, and is called at each check; it must stay the same from one drawing to the next.
   */
  schema: Schema<Output> | (() => Promise<Schema<Output>>);
  /**
   * Sends. Refusals (`ApiError`) are shown at their fields and above the form; to handle one otherwise, catch it.
   */
  onSubmit: (output: Output, form: FormikHelpers<Values>) => Promise<unknown> | unknown;
  /** What is said when the server refused without words (docs/product.md, Error messages). */
  failed?: MessageId;
  /** Asks before leaving the page with unsaved changes: `UnsavedGuard`. */
  guard?: ComponentType<{ when: boolean }>;
  /** The form's name for screen readers, where no heading says it. */
  label?: string;
  children: ReactNode;
}

/** Fetches the rules. Where they do not come the server decides alone, as it does in any case. */
const rulesOf = async <Output,>(schema: FormProps<FormikValues, Output>['schema']): Promise<Rules<Output>> =>
  typeof schema === 'function'
    ? schema().catch(() => ({ validate: async (values) => values as Output }))
    : schema;

/** A form: rules checked on blur and on submit, the server's refusals at their fields, focus on the first error. */
export function Form<Values extends FormikValues, Output>(props: FormProps<Values, Output>) {
  const { initial, schema, onSubmit, failed = 'ui.form.failed', guard, label, children } = props;
  const text = useText();
  const [refusals] = useState(() => new ServerErrors());
  const { locale } = useIntl();
  const [refusal, setRefusal] = useState<{ message: string; locale: string }>();
  const [saved, setSaved] = useState<Values>();

  const check = useCallback(
    async (values: Values) => refusals.mergeInto(await validate(await rulesOf(schema), values, text), values),
    [schema, text, refusals],
  );

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setRefusal(undefined);
    refusals.clear();
    const outcome = await submitOutcome(async () =>
      onSubmit(await (await rulesOf(schema)).validate(values), form),
    );
    if (outcome.ok) {
      setSaved(values);
      return;
    }
    const elsewhere = refusals.take(outcome.errors, values);
    setRefusal({ message: [outcome.message || text(failed), ...elsewhere].join(' '), locale });
    await form.validateForm(values);
  };

  // The server said it in the language of the moment; in another one the form's own words have to do.
  const alert = refusal && (refusal.locale === locale ? refusal.message : text(failed));
  return (
    <Formik initialValues={initial} validate={check} onSubmit={submit} enableReinitialize>
      <FormBody alert={alert} saved={saved} guard={guard} label={label}>
        {children}
      </FormBody>
    </Formik>
  );
}
