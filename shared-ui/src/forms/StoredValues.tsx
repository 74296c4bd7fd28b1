import { type FormikValues, useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** Stored values that came while somebody was typing: told, never applied by themselves. */
interface Newer {
  theirs: FormikValues | undefined;
  /** The server has just refused to overwrite them. */
  isConflict: boolean;
  /** Shows them instead of what was typed. */
  take: () => void;
}

const NewerContext = createContext<Newer>({ theirs: undefined, isConflict: false, take: () => {} });

/** What somebody else has stored since the form was opened. */
export const useNewer = (): Newer => useContext(NewerContext);

/** Whether two of a form's values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The stored values, and how often the server has refused to overwrite newer ones. */
interface Stored<Values> {
  initial: Values;
  conflicts: number;
}

interface StoredValuesProps<Values> extends Stored<Values> {
  known: Stored<Values>;
  onKnown: (known: Stored<Values>) => void;
  /** What was sent may have been stored: newer values may be the person's own. */
  isLost: boolean;
  children: ReactNode;
}

/** Takes newer stored values into a form in which nothing is typed, and otherwise has them told. */
export function StoredValues<Values extends FormikValues>(props: StoredValuesProps<Values>) {
  const { initial, conflicts, known, onKnown, isLost, children } = props;
  const { values, initialValues, dirty, isSubmitting, resetForm } = useFormikContext<Values>();
  const isConflict = conflicts !== known.conflicts;
  const isNews = isConflict || !isSame(initial, known.initial);
  const isVisible = isConflict || !(isSame(initial, initialValues) || isSame(initial, values));
  const waits = isNews && isVisible && dirty;
  const mayBeOwn = isLost && !isConflict;
  const isTold = waits && !mayBeOwn && !isSubmitting;
  const take = () => {
    onKnown({ initial, conflicts });
    resetForm({ values: initial });
  };

  useEffect(() => {
    if (!isNews || (waits && !mayBeOwn) || isSubmitting) return;
    onKnown({ initial, conflicts });
    if (!dirty && !isSame(initial, initialValues)) resetForm({ values: initial });
  });

  return (
    <NewerContext value={{ theirs: isTold ? initial : undefined, isConflict, take }}>{children}</NewerContext>
  );
}
