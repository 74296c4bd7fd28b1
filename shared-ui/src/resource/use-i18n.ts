import { useMemo } from 'react';
import { useFormat } from '../format/use-format';
import { useText } from '../messages/text';
import type { I18n } from './types';

/** Texts and formats for declarations. */
export const useI18n = (): I18n => {
  const text = useText();
  const format = useFormat();
  return useMemo(() => ({ text, format }), [text, format]);
};
