import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ISchema, Schema } from 'yup';
import type { MessageId } from '../messages/text';
import type { Field } from './field-kinds';
import type { I18n, WithId } from './types';

/** How a record is created. */
export interface CreateForm<Row, Values extends FormikValues, Output> {
  title: MessageId;
  submit: MessageId;
  /** The text when the server's error has no message (docs/product.md, Error messages). */
  failed: MessageId;
  note?: MessageId;
  schema: Schema<Output>;
  /** The inputs' initial values; may load the club's defaults from the server. */
  draft: () => Values | Promise<Values>;
  Inputs: () => ReactNode;
  run: (output: Output) => Promise<Row>;
  success: (row: Row, i18n: I18n) => string;
}

/** A record with a version, to detect concurrent changes. */
export interface WithVersion extends WithId {
  version: number;
}

type ComparedField = Pick<Field<never, unknown, ISchema<unknown>>, 'label' | 'format'>;

/** How a record is changed. */
export interface EditForm<Row extends WithVersion, Values extends FormikValues, Output> {
  title: (row: Row, i18n: I18n) => string;
  failed: MessageId;
  note?: MessageId;
  schema: Schema<Output>;
  valuesOf: (row: Row) => Values;
  Inputs: (props: { row: Row }) => ReactNode;
  /** Labels and display of the fields when two versions are compared. */
  fields: Readonly<Record<string, ComparedField>>;
  /** @param row the newest that the person knows of, with its version */
  run: (row: Row, output: Output, version: number) => Promise<Row>;
  /** The current record. */
  latest: (id: string) => Promise<Row>;
  success: (row: Row, i18n: I18n) => string;
}
