import { type PassOffer, useChange } from 'shared-api';
import { useText } from 'shared-ui';
import { useSaid } from '../sessions/use-opening';
import { askForPassReminder, withdrawPassReminder } from './api';

/** Asks to be told when the passes of a season open, or no longer. @param about what they are called */
export const usePassReminder = ({ seasonId }: NonNullable<PassOffer['opening']>, about: string) => {
  const text = useText();
  const said = useSaid(about);
  const params = { id: seasonId };
  return {
    remind: useChange(() => askForPassReminder({ params }), said(text('opening.reminded'))),
    forget: useChange(() => withdrawPassReminder({ params }), said(text('opening.forgotten'))),
  };
};
