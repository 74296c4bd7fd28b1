import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from 'shared-ui';
import { destinationOf } from './return-to';

/**
 * Goes on to the page that the person came for.
 * @param entered whether an answer is given there that they pressed before they could (`usePressedBefore` of the player portal). A
 * link, which anybody may have written, must not do that.
 */
export const useEnter = (from: string | undefined, { entered = true } = {}): (() => void) => {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    () =>
      void navigate(destinationOf(from, locale), { replace: true, ...(entered && { state: { entered } }) }),
    [navigate, locale, from, entered],
  );
};
