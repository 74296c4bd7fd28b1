import { arrangeCaller } from '../../support/club';
import { chooseAction, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t, path } of journeyLocales('fr')) {
  test(`a request is noted and answered, and an incident entered in the register (${language})`, async ({
    page,
    request,
  }) => {
    const { email } = await arrangeCaller(request, 'asks');
    await openConsole(page, language, 'adminSettings', { section: 'administration' });
    await page.getByRole('link', { name: t('personal.title') }).click();

    await page.getByRole('button', { name: t('requests.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('requests.user') }).fill(email);
    await page.getByRole('option').first().click();
    const details = uniqueName('By letter');
    await field(dialog, t('requests.details')).fill(details);
    await dialog.getByRole('button', { name: t('requests.createSubmit') }).click();
    await page.getByRole('button', { name: t('ui.action.close') }).click();
    const entry = page.getByRole('article').filter({ hasText: details });
    await expect(entry).toContainText(t('requests.state.open'));

    await chooseAction(page, entry, t, 'requests.edit');
    const today = await field(dialog, t('requests.askedOn')).inputValue();
    await field(dialog, t('requests.answeredOn')).fill(today);
    await dialog.getByRole('button', { name: t('ui.action.save') }).click();
    await expect(entry).toContainText(t('requests.state.answered'));
    await expect(entry).toContainText('Nadia Charbonneau');

    await page.getByRole('link', { name: t('incidents.title') }).click();
    await page.getByRole('button', { name: t('incidents.create') }).click();
    const what = uniqueName('A list was left');
    await field(dialog, t('incidents.happened')).fill(today);
    await field(dialog, t('incidents.what')).fill(what);
    await field(dialog, t('incidents.information')).fill('First names');
    await dialog.getByRole('switch', { name: t('incidents.serious') }).check();
    await field(dialog, t('incidents.commissionToldOn')).fill(today);
    await dialog.getByRole('button', { name: t('incidents.createSubmit') }).click();
    const incident = page.getByRole('article').filter({ hasText: what });
    await expect(incident).toContainText(t('incidents.untold.people'));
    await expect(incident).not.toContainText(t('incidents.untold.commission'));
  });

  test(`periods are chosen, with what they would take, and the public page says them (${language})`, async ({
    page,
  }) => {
    await openConsole(page, language, 'adminPrivacy', { part: 'retention' });
    const people = page.getByRole('combobox', { name: t('retention.people') });
    const choose = async (period: 'retention.years.10' | 'retention.forGood') => {
      await people.click();
      await page.getByRole('option', { name: t(period), exact: true }).click();
      await page.getByRole('button', { name: t('ui.action.save') }).click();
      await expect(page.getByText(t('retention.saved'))).toBeVisible();
    };
    await choose('retention.years.10');
    await expect(page.getByRole('region', { name: t('retention.next') })).toContainText(
      t('retention.next.nothing'),
    );
    await page.reload();
    await expect(people).toHaveText(t('retention.years.10'));
    const open = await page.context().newPage();
    await open.goto(path('privacy'));
    await open.getByRole('button', { name: t('privacy.time.title') }).click();
    await expect(open.getByText(t('privacy.time.away', { years: 10 }))).toBeVisible();
    await choose('retention.forGood');
  });
}
