import { type ReactNode, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A message id: shared-ui's own, and those that the app's `intl.d.ts` declares. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Id } ? Id & string : string;
export type TextValues = Record<string, string | number | Date>;
type RichValues = Record<string, string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>;

/** A function from message id to text in the page's language. */
export type TextOf = (id: MessageId, values?: TextValues) => string;

/** Translates by message id; the function is stable until the language changes. */
export const useText = (): TextOf => {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
};

export interface TextProps {
  id: MessageId;
  /** Values, and functions for the tags of a rich message: `b: (chunks) => <b>{chunks}</b>`. */
  values?: RichValues;
}

/** A translated message, with tags if it has some. */
export function Text({ id, values }: TextProps) {
  return <FormattedMessage id={id} {...(values ? { values } : {})} />;
}
