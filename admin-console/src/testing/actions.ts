import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action in the menu of the page's only row. */
export const chooseAction = async (user: UserEvent, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

/** Opens the form of the page's only row. */
export const openForm = async (user: UserEvent) => {
  await chooseAction(user, 'Edit');
  return within(await screen.findByRole('dialog'));
};
