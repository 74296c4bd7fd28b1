import { textIn } from '../support/catalogues';
import { arrangePlayer } from '../support/club';
import { field, logIn } from '../support/fields';
import { linkIn, mailTo } from '../support/mailbox';
import { addressOf, pathIn } from '../support/paths';
import { fresh } from '../support/people';
import { languages } from '../support/routes';
import { expect, test } from '../support/test';

for (const language of languages) {
  const say = (id: string, values?: Record<string, string>) => textIn(language, id, values);

  test(`a new address is confirmed, and the old one takes the account back (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const player = await arrangePlayer(request, fresh('demenage'), 'Camille', language);
    const [old, next] = [`${player.username}@example.org`, `${player.username}@nouveau.example.org`];
    await logIn(page, language, player);
    await expect(page).toHaveURL(addressOf(language, 'schedule'));
    await page.goto(pathIn(language, 'profile'));
    const details = page.getByRole('region', { name: say('profile.details.title'), exact: true });
    await field(details, say('ui.field.email')).fill(next);
    await details.getByRole('button', { name: say('ui.action.save') }).click();
    await expect(details.getByRole('button', { name: say('profile.newAddress.withdraw') })).toBeVisible();
    await expect(field(details, say('ui.field.email'))).toHaveValue(old);

    const confirm = await mailTo(request, next, /./);
    await page.goto(linkIn(confirm, new RegExp(`${pathIn(language, 'confirmEmail')}\\?`)));
    await expect(page.getByRole('heading', { name: say('confirm.success.title') })).toBeVisible();

    const told = await mailTo(request, old, /changed|modifiée/);
    await page.goto(linkIn(told, new RegExp(`${pathIn(language, 'restoreEmail')}\\?`)));
    const restore = page.getByRole('form', { name: say('restore.title') });
    await field(restore, say('reset.newPassword')).fill('Rebond123!');
    await field(restore, say('ui.field.confirmPassword')).fill('Rebond123!');
    await restore.getByRole('button', { name: say('restore.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('restore.done') })).toBeVisible();

    await logIn(page, language, { username: old, password: 'Rebond123!' });
    await expect(page).toHaveURL(addressOf(language, 'schedule'));
    // The browser complains that the session which was open has ended, as it must.
    quiet.length = 0;
  });
}
