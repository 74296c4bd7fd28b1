import { useMemo } from 'react';
import { useFormat } from '../format/use-format';
import { useText } from '../messages/text';
import type { Words } from './types';

/** What declarations word their rows with. */
export const useWords = (): Words => {
  const text = useText();
  const format = useFormat();
  return useMemo(() => ({ text, format }), [text, format]);
};
