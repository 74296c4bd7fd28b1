import { arrangePlayer, arrangeSession } from '../support/club';
import { field, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

test.use({ translated: true });

for (const { language, t, path, address, longDate } of journeyLocales('en')) {
  test(`a browser that translates shows what is refused, and what comes after (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const session = await arrangeSession(request);
    const person = await arrangePlayer(request, uniqueName('traduit'));
    await page.goto(path('register'));
    const form = page.getByRole('form', { name: t('register.title') });
    await field(form, t('ui.field.firstName')).fill('Inés');
    await form.getByRole('button', { name: t('register.submit') }).click();
    const email = field(form, t('ui.field.email'));
    await expect(email).toHaveAccessibleDescription(t('ui.rule.email.required'));
    await expect(page.locator('font').first()).toBeAttached();
    await email.fill('ines');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(t('ui.rule.email.invalid'));
    await expect(field(form, t('ui.field.firstName'))).toHaveValue('Inés');

    await page.goto(path('login'));
    await logInThrough(page, language, { ...person, password: 'Autre1234!' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, t('ui.field.username'))).toHaveValue(person.username);
    // The browser logs the refusal.
    quiet.length = 0;
    await logInThrough(page, language, person);

    await expect(page).toHaveURL(address('schedule'));
    const day = longDate(session.sessionDate);
    await page.getByLabel(t('schedule.search')).fill(day);
    const answer = (id: string) => page.getByRole('button', { name: `${t(id)}, ${day}` });
    for (const [id, taken] of [
      ['session.answer.yes', 1],
      ['session.answer.no', 0],
      ['session.answer.yes', 1],
    ] as const) {
      await answer(id).click();
      await expect(answer(id)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(t('ui.capacity.places', { taken, capacity: 20 })).first()).toBeVisible();
    }
  });
}
