import { violationsOn } from '../quality/checks/accessible';
import { startingWith } from '../support/catalogues';
import { comeBy, field } from '../support/fields';
import { locales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';

const password = 'Ballon-du-1-samedi!';
const administrator = 'marie@club.example';

// An installation of one's own, with nobody in it.
test.use({ environment: { DEMO_DATA: 'false', ADMIN_EMAIL: `Marie Tremblay <${administrator}>` } });

test('an empty club comes from its first start to the first yes of who was invited', async ({
  page,
  browser,
  request,
  quiet,
}) => {
  const { t, path, address } = locales.en;
  await test.step('the first administrator comes by mail', async () => {
    const mail = await mailTo(request, administrator, /Open your club/);
    expect(mail.text).toContain('Votre club est prêt');
    await comeBy(page, linkIn(mail, address('confirmEmail')), locales.en, password);
    await expect(page).toHaveURL(address('admin'));
  });

  const list = page.getByRole('region', { name: t('firstSteps.title') });
  const done = (id: string) =>
    expect(list.getByRole('listitem').filter({ hasText: t(id) })).toContainText(t('firstSteps.done'));
  await test.step('the browser and the server check what they can', async () => {
    await done('firstSteps.mail.ok');
    await expect(list.getByText(/isn’t encrypted/)).toBeVisible();
    await expect(
      list.getByText(startingWith(t('firstSteps.clock.ok', { time: '' }).slice(0, 18))),
    ).toBeVisible();
    await expect(list.getByText(t('firstSteps.backup.not'))).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
  });

  await test.step('the club gets a name, a place and an address for payments', async () => {
    await list.getByRole('link', { name: t('firstSteps.club') }).click();
    await field(page, t('settings.organizationName')).fill('Ballon du samedi');
    await field(page, t('settings.address')).fill('1, rue Saint-Denis, Montréal');
    await field(page, t('settings.paymentEmail')).fill('tresor@club.example');
    await field(page, t('settings.privacyOfficer')).fill('Nadia Charbonneau');
    await page.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('settings.saved'))).toBeVisible();
    await page.goto(path('admin'));
    await done('firstSteps.club');
    await done('firstSteps.privacyOfficer');
    await done('firstSteps.paymentEmail');
  });

  await test.step('a first session', async () => {
    await list.getByRole('link', { name: t('firstSteps.sessions') }).click();
    await page.getByRole('button', { name: t('sessions.create') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('sessions.createSubmit') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(path('admin'));
    await done('firstSteps.sessions');
  });

  await test.step('players are invited from a list, in French', async () => {
    const french = locales.fr;
    await page.goto(french.path('admin'));
    const steps = page.getByRole('region', { name: french.t('firstSteps.title') });
    await steps.getByRole('link', { name: french.t('firstSteps.invitation') }).click();
    await page
      .getByLabel(french.t('invite.list'))
      .fill(
        'Courriel;Nom;Langue\nzoe@x.ca;Bélanger Zoé;\nsam@x.ca;Roy Sam;english\nluc@x.ca;Roy Luc #12;\nluc@x.ca;Roy Léo;',
      );
    await page.getByRole('button', { name: french.t('invite.check') }).click();
    // Nothing in it says which of the names comes first.
    const columns = page.getByRole('dialog', { name: french.t('columns.title') });
    await expect(columns.getByText(french.t('invite.columns.doubt.order'))).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await columns.getByRole('combobox', { name: startingWith(french.t('invite.columns.order')) }).click();
    await page.getByRole('option', { name: french.t('invite.columns.lastFirst') }).click();
    await columns.getByRole('button', { name: french.t('columns.apply') }).click();
    const lines = page.getByRole('table', { name: french.t('invite.preview') }).getByRole('row');
    await expect(lines.filter({ hasText: '#12' })).toContainText(french.t('invite.fate.oddName'));
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('button', { name: french.t('invite.line.correct.of', { name: 'Luc Roy' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: french.t('invite.line.use') })
      .click();
    // Two people with one address.
    const leo = lines.filter({ hasText: 'Léo Roy' });
    await expect(leo).toContainText(french.t('invite.fate.shared'));
    await page
      .getByRole('button', { name: french.t('invite.line.leaveOut.of', { name: 'Léo Roy' }) })
      .click();
    await page.getByRole('button', { name: french.t('invite.submit', { count: 3 }) }).click();
    await expect(page.getByText(french.t('invite.done', { count: 3 }))).toBeVisible();
    await expect(page).toHaveURL(french.address('adminUsers'));
    await page.goto(path('admin'));
    await done('firstSteps.invitation');
  });

  for (const [locale, username, email] of [
    [locales.fr, 'zoe', 'zoe@x.ca'],
    [locales.en, 'sam', 'sam@x.ca'],
  ] as const) {
    await test.step(`${username} comes by the invitation, and says yes`, async () => {
      const theirs = await (await browser.newContext()).newPage();
      const mail = await mailTo(request, email, /Ballon du samedi/);
      expect(mail.text).toContain('Marie');
      await comeBy(theirs, linkIn(mail, locale.address('confirmEmail')), locale, password);
      await expect(theirs).toHaveURL(locale.address('schedule'));
      await theirs.getByRole('button', { name: startingWith(locale.t('session.answer.yes')) }).click();
      await expect(
        theirs.getByRole('button', { name: startingWith(locale.t('session.answer.yes')) }),
      ).toHaveAttribute('aria-pressed', 'true');
      await theirs.context().close();
    });
  }

  await test.step('the first steps that are left can be hidden, and are found in the settings', async () => {
    await page.reload();
    await list.getByRole('button', { name: t('firstSteps.close') }).click();
    await expect(list).toHaveCount(0);
    await page.goto(path('adminSettings'));
    await page.getByRole('button', { name: startingWith(t('settings.administration')) }).click();
    await expect(page.getByText(t('firstSteps.backup.not'))).toBeVisible();
  });
  // The browser logs that the link first asks for a password.
  expect(quiet.splice(0).every((line) => line.includes('409'))).toBe(true);
});
