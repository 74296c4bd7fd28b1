import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { violationsOn } from '../quality/checks/accessible';
import { startingWith } from '../support/catalogues';
import { countEffort, minutesOf } from '../support/effort';
import { field } from '../support/fields';
import { journeyLocales, type Locale, locales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';

const password = 'Ballon-du-1-samedi!';
const administrator = 'marie@club.example';

/** A club's workbook: forty people on its second sheet, with what lists have of doubts. */
function workbook(): Buffer {
  const people = Array.from({ length: 36 }, (_, rank) => [`p${rank}@x.ca`, `Roy Ève-${names[rank % 6]}`]);
  const odd = [
    ['zoe@x.ca', 'Bélanger Zoé'],
    ['sam@x.ca', 'Roy Sam', 'english'],
    ['luc@x.ca', 'Roy Luc #12'],
    ['luc@x.ca', 'Roy Léo'],
  ];
  const book = utils.book_new();
  const add = (name: string, rows: string[][]) =>
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  add('Notes', [['Ballons à gonfler']]);
  add('Saison', [['Courriel', 'Nom', 'Langue'], ...odd, ...people]);
  return write(book, { type: 'buffer' });
}
const names = ['Aline', 'Berthe', 'Carla', 'Diane', 'Elsa', 'Fanny'];

/** Types into a field as a thumb does: it is tapped first. */
async function type(scope: Page | Locator, label: string, value: string) {
  await field(scope, label).tap();
  await field(scope, label).pressSequentially(value);
}

/** Opens a mailed link, and chooses a password there. */
async function choosePassword(page: Page, link: string, { t }: Locale) {
  await page.goto(link);
  const form = page.getByRole('form', { name: t('confirm.choose.title') });
  await type(form, t('ui.field.password'), password);
  await form.getByRole('button', { name: t('confirm.choose.submit') }).tap();
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
// An installation of one's own, with nobody in it.
test.use({ ...phone, environment: { DEMO_DATA: 'false', ADMIN_EMAIL: `Marie Tremblay <${administrator}>` } });

test('with a phone, an empty club comes within minutes from its first start to the first yes of who was invited', async ({
  page,
  context,
  browser,
  request,
  quiet,
}) => {
  const locale = journeyLocales('en').at(-1) as Locale;
  const { t, path, address } = locale;
  const effort = await countEffort(context);
  await test.step('the first administrator comes by mail', async () => {
    const mail = await mailTo(request, administrator, /Open your club/);
    expect(mail.text).toContain('Votre club est prêt');
    await choosePassword(page, linkIn(mail, address('confirmEmail')), locale);
    await expect(page).toHaveURL(address('admin'));
  });

  const list = page.getByRole('region', { name: t('firstSteps.title') });
  const done = (id: string) =>
    expect(list.getByRole('listitem').filter({ hasText: t(id) })).toContainText(t('firstSteps.done'));
  await test.step('the browser and the server check what they can', async () => {
    await done('firstSteps.mail.ok');
    await expect(list.getByText(startingWith('http:'))).toBeVisible();
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

  // Each has the focus, so that a screen reader says where one is.
  const step = (name: string) =>
    expect(
      page.getByRole('heading', { level: 1, name: t(`firstSteps.${name}` as 'firstSteps.club') }),
    ).toBeFocused();
  const goOn = () => page.getByRole('button', { name: t('firstSteps.continue') }).tap();
  const later = () => page.getByRole('link', { name: t('firstSteps.later') }).tap();
  await test.step('step by step: name and place, when, where payments go', async () => {
    await list.getByRole('link', { name: t('firstSteps.club') }).tap();
    await step('club');
    await type(page, t('settings.organizationName'), 'Volant du mardi');
    // What is proposed is replaced by what is typed.
    await type(page, t('settings.sport'), 'badminton');
    await expect(field(page, t('settings.sport'))).toHaveValue('badminton');
    await type(page, t('settings.address'), '1, rue Saint-Denis, Laval');
    await type(page, t('settings.privacyOfficer'), 'Nadia Charbonneau');
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await goOn();
    await step('when');
    await page.goBack();
    await expect(field(page, t('settings.organizationName'))).toHaveValue('Volant du mardi');
    await page.goForward();
    await page.getByRole('combobox', { name: startingWith(t('settings.weekday')) }).tap();
    await page.getByRole('option', { name: t('settings.weekday.2') }).tap();
    for (const [label, time] of [
      ['ui.field.startTime', '19:30'],
      ['ui.field.endTime', '21:30'],
    ] as const) {
      await field(page, t(label)).tap();
      await field(page, t(label)).fill(time);
    }
    await type(page, t('ui.field.price'), '8');
    await goOn();
    await step('paymentEmail');
    await later();
  });

  await test.step('the first sessions', async () => {
    await step('sessions');
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('button', { name: t('sessions.repeatSubmit', { count: 4 }) }).tap();
    await expect(page.getByRole('heading', { level: 1, name: t('invite.title') })).toBeVisible();
  });

  await test.step('without an address for payments the club cannot open', async () => {
    await later();
    await step('opening');
    await expect(page.getByRole('button', { name: t('firstSteps.open') })).toBeDisabled();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('link', { name: t('firstSteps.paymentEmail') }).tap();
    await type(page, t('settings.paymentEmail'), 'tresor@club.example');
    await goOn();
    await step('sessions');
    await page.getByRole('link', { name: t('firstSteps.all') }).tap();
    for (const name of ['club', 'when', 'paymentEmail', 'sessions']) await done(`firstSteps.${name}`);
  });

  await test.step('forty people are invited from a list', async () => {
    await list.getByRole('link', { name: t('firstSteps.invitation') }).tap();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('invite.file') }).tap();
    await (await choosing).setFiles({ name: 'saison.xlsx', mimeType: '', buffer: workbook() });
    // Nothing in it says which of the names comes first.
    const columns = page.getByRole('dialog', { name: t('columns.title') });
    await expect(columns.getByText(t('invite.columns.doubt.order'))).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await columns.getByRole('radio', { name: t('invite.columns.lastFirst') }).tap();
    await columns.getByRole('button', { name: t('columns.apply') }).tap();
    await expect(page.getByRole('heading', { name: t('invite.preview') })).toBeFocused();
    await expect(page.getByText(t('columns.sheet', { name: 'Saison' }))).toBeVisible();
    const lines = page.getByRole('table', { name: t('invite.preview') }).getByRole('row');
    await expect(lines.filter({ hasText: '#12' })).toContainText(t('invite.fate.oddName'));
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.getByRole('button', { name: t('invite.line.correct.of', { name: 'Luc Roy' }) }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('invite.line.use') })
      .tap();
    // Two people with one address.
    const leo = lines.filter({ hasText: 'Léo Roy' });
    await expect(leo).toContainText(t('invite.fate.shared'));
    await page.getByRole('button', { name: t('invite.line.leaveOut.of', { name: 'Léo Roy' }) }).tap();
    await page.getByRole('button', { name: t('invite.submit', { count: 39 }) }).tap();
    await expect(page.getByText(t('invite.doneOpening', { count: 39 }))).toBeVisible();
  });

  await test.step('the club opens, which sends the invitations', async () => {
    await page.getByRole('button', { name: t('firstSteps.open') }).tap();
    await expect(page.getByText(t('firstSteps.opened'), { exact: true })).toBeVisible();
    await done('firstSteps.invitation');
    await done('firstSteps.opening');
    await visitor.goto(path('schedule'));
    await expect(visitor.getByText(t('club.opening.title'))).toHaveCount(0);
  });

  await test.step('no page names another club’s day, sport or town, neither as it is sent nor as it is read', async () => {
    const usual = /saturday|samedi|basket|hoop|montr[ée]al/i;
    for (const { path } of Object.values(locales))
      for (const name of ['home', 'schedule', 'about', 'faq', 'plan', 'login', 'register']) {
        const sent = await (await visitor.goto(path(name)))?.text();
        expect(sent).toContain('Volant du mardi');
        expect([path(name), usual.exec(sent ?? '')]).toEqual([path(name), null]);
        await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(visitor.locator('body')).not.toHaveText(usual, { useInnerText: true });
      }
    await visitor.context().close();
  });

  const efforts = [effort()];
  for (const [theirLocale, username] of [
    [locale, 'zoe'],
    [locales.en, 'sam'],
  ] as const) {
    await test.step(`${username} comes by the invitation, and says yes`, async () => {
      const context = await browser.newContext(phone);
      const theirEffort = await countEffort(context);
      const theirs = await context.newPage();
      const mail = await mailTo(request, `${username}@x.ca`, /Volant du mardi/);
      expect(mail.text).toContain('Marie');
      await choosePassword(theirs, linkIn(mail, theirLocale.address('confirmEmail')), theirLocale);
      // On the next session, logged in.
      await expect(theirs).toHaveURL(theirLocale.address('attendanceConfirmation'));
      await theirs.getByRole('button', { name: theirLocale.t('attendance.yes'), exact: true }).tap();
      await expect(
        theirs.getByRole('heading', { name: theirLocale.t('attendance.success.title') }),
      ).toBeVisible();
      efforts.push(theirEffort());
      await context.close();
    });
  }

  const [club, player] = efforts.map((one) => ({ ...one, minutes: minutesOf(one) }));
  test.info().annotations.push({ type: 'effort', description: JSON.stringify({ club, player }) });
  // Docs/product.md, Opening.
  expect(club?.minutes).toBeLessThan(10);
  expect(player?.minutes).toBeLessThan(2);

  await test.step('the first steps that are left can be hidden, and are found in the settings', async () => {
    await list.getByRole('button', { name: t('firstSteps.close') }).tap();
    await expect(list).toHaveCount(0);
    await page.goto(path('adminSettings'));
    await page.getByRole('button', { name: startingWith(t('settings.administration')) }).tap();
    await expect(page.getByText(t('firstSteps.backup.not'))).toBeVisible();
  });
  // The browser logs that the link first asks for a password.
  expect(quiet.splice(0).every((line) => line.includes('409'))).toBe(true);
});
