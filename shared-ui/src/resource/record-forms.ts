import type { QueryClient } from '@tanstack/react-query';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ISchema, Schema } from 'yup';
import type { MessageId } from '../messages/text';
import type { Field } from './field-kinds';
import type { I18n, WithId } from './types';

/** How a new record is made. */
export interface CreateForm<Row, Values extends FormikValues, Output> {
  title: MessageId;
  submit: MessageId;
  /** What is said when the server refused without words (docs/product.md, Error messages). */
  failed: MessageId;
  note?: MessageId;
  schema: Schema<Output>;
  /** What the inputs start with; it may ask the server for the club's defaults. */
  draft: (client: QueryClient) => Values | Promise<Values>;
  Inputs: () => ReactNode;
  run: (output: Output) => Promise<Row>;
  success: (row: Row, i18n: I18n) => string;
}

/** A record that tells whether somebody else has changed it. */
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
  /** How the record's fields are called and shown where two versions are compared. */
  fields: Readonly<Record<string, ComparedField>>;
  /** @param version of the record that the values were made from */
  run: (row: Row, output: Output, version: number) => Promise<Row>;
  /** The record as it is now. */
  latest: (id: string) => Promise<Row>;
  success: (row: Row, i18n: I18n) => string;
}
