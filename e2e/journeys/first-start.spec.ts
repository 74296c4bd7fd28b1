import { utils, write } from 'xlsx';
import { violationsOn } from '../quality/checks/accessible';
import { startingWith } from '../support/catalogues';
import { comeBy, field } from '../support/fields';
import { locales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';

const password = 'Ballon-du-1-samedi!';
const administrator = 'marie@club.example';

/** A workbook in base64, of sheets by their names. */
function workbookOf(sheets: Record<string, string[][]>): string {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return write(book, { type: 'base64' });
}

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

  const visitor = await (await browser.newContext()).newPage();
  await test.step('until it opens, the site says so, sells nothing, and is the organizer’s to look at', async () => {
    for (const [locale, name] of [
      [locales.en, 'home'],
      [locales.fr, 'schedule'],
      [locales.en, 'plan'],
    ] as const) {
      await visitor.goto(locale.path(name));
      await expect(visitor.getByText(locale.t('club.opening.title'))).toBeVisible();
      await expect(visitor.getByText(/\$|Montréal/)).toHaveCount(0);
    }
  });

  const step = (name: string) =>
    page.getByRole('heading', { level: 1, name: t(`firstSteps.${name}` as 'firstSteps.club') });
  const goOn = () => page.getByRole('button', { name: t('firstSteps.continue') }).click();
  await test.step('step by step, on a phone: name and place, when, where payments go', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await list.getByRole('link', { name: t('firstSteps.club') }).click();
    await expect(step('club')).toBeVisible();
    await field(page, t('settings.organizationName')).fill('Volant du mardi');
    await field(page, t('settings.address')).fill('1, rue Saint-Denis, Laval');
    await field(page, t('settings.privacyOfficer')).fill('Nadia Charbonneau');
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await goOn();
    await expect(step('when')).toBeVisible();
    await page.getByRole('combobox', { name: startingWith(t('settings.weekday')) }).click();
    await page.getByRole('option', { name: t('settings.weekday.2') }).click();
    await field(page, t('ui.field.startTime')).fill('19:30');
    await field(page, t('ui.field.endTime')).fill('21:30');
    await field(page, t('ui.field.price')).fill('8');
    await goOn();
    // For later.
    await expect(step('paymentEmail')).toBeVisible();
    await page.getByRole('link', { name: t('firstSteps.later') }).click();
  });

  await test.step('the first sessions', async () => {
    await expect(step('sessions')).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('button', { name: t('sessions.repeatSubmit', { count: 4 }) }).click();
    await expect(step('invitation')).toBeVisible();
  });

  await test.step('without an address for payments the club cannot open', async () => {
    await page.getByRole('link', { name: t('firstSteps.later') }).click();
    await expect(step('opening')).toBeVisible();
    await expect(page.getByRole('button', { name: t('firstSteps.open') })).toBeDisabled();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('link', { name: t('firstSteps.paymentEmail') }).click();
    await field(page, t('settings.paymentEmail')).fill('tresor@club.example');
    await goOn();
    await expect(step('sessions')).toBeVisible();
    await page.goto(path('admin'));
    for (const name of ['club', 'when', 'paymentEmail', 'sessions']) await done(`firstSteps.${name}`);
  });

  await test.step('players are invited from a list, in French', async () => {
    const french = locales.fr;
    await page.goto(french.path('admin'));
    const steps = page.getByRole('region', { name: french.t('firstSteps.title') });
    await steps.getByRole('link', { name: french.t('firstSteps.invitation') }).click();
    await page.getByRole('link', { name: french.t('firstSteps.invitation') }).click();
    const workbook = workbookOf({
      Notes: [['Ballons à gonfler']],
      Saison: [
        ['Courriel', 'Nom', 'Langue'],
        ['zoe@x.ca', 'Bélanger Zoé'],
        ['sam@x.ca', 'Roy Sam', 'english'],
        ['luc@x.ca', 'Roy Luc #12'],
        ['luc@x.ca', 'Roy Léo'],
      ],
    });
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], 'saison.xlsx'));
      return transfer;
    }, workbook);
    await page.getByLabel(french.t('invite.list')).dispatchEvent('drop', { dataTransfer: dropped });
    // Nothing in it says which of the names comes first.
    const columns = page.getByRole('dialog', { name: french.t('columns.title') });
    await expect(columns.getByText(french.t('invite.columns.doubt.order'))).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await columns.getByRole('combobox', { name: startingWith(french.t('invite.columns.order')) }).click();
    await page.getByRole('option', { name: french.t('invite.columns.lastFirst') }).click();
    await columns.getByRole('button', { name: french.t('columns.apply') }).click();
    await expect(page.getByText(french.t('columns.sheet', { name: 'Saison' }))).toBeVisible();
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
    await expect(page.getByText(french.t('invite.doneOpening', { count: 3 }))).toBeVisible();
  });

  await test.step('the club opens, which sends the invitations', async () => {
    await page.getByRole('button', { name: locales.fr.t('firstSteps.open') }).click();
    await expect(page.getByText(locales.fr.t('firstSteps.opened'), { exact: true })).toBeVisible();
    await page.goto(path('admin'));
    await done('firstSteps.invitation');
    await done('firstSteps.opening');
    await visitor.goto(path('schedule'));
    await expect(visitor.getByText(t('club.opening.title'))).toHaveCount(0);
    await visitor.context().close();
  });

  for (const [locale, username, email] of [
    [locales.fr, 'zoe', 'zoe@x.ca'],
    [locales.en, 'sam', 'sam@x.ca'],
  ] as const) {
    await test.step(`${username} comes by the invitation, and says yes`, async () => {
      const theirs = await (await browser.newContext()).newPage();
      const mail = await mailTo(request, email, /Volant du mardi/);
      expect(mail.text).toContain('Marie');
      await comeBy(theirs, linkIn(mail, locale.address('confirmEmail')), locale, password);
      // On the next session, logged in.
      await expect(theirs).toHaveURL(locale.address('attendanceConfirmation'));
      await theirs.getByRole('button', { name: locale.t('attendance.yes'), exact: true }).click();
      await expect(theirs.getByRole('heading', { name: locale.t('attendance.success.title') })).toBeVisible();
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
