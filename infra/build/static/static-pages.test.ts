import { inBareContext } from 'server/bare-context';
import { examples } from '../../../player-portal/src/examples';
import { pageTables } from '../page-tables.mjs';
import { renderStaticPages, type StaticPages } from './static-pages';

let portal: StaticPages;
let shell: StaticPages;
beforeAll(async () => {
  portal = await renderStaticPages('player-portal', pageTables());
  shell = await renderStaticPages('shell', pageTables());
});

const drawing = ({ drawings }: StaticPages, at: string) => {
  const found = drawings.find(({ path }) => path === at);
  if (!found) throw new Error(`nothing is drawn at ${at}`);
  return found;
};

test('the portal’s open pages are drawn in both languages, the schedule with the skeleton of its cards', () => {
  expect(drawing(portal, '/').html).toMatch(
    /<h1[^>]*><!--# echo var="day_en".*? is for <!--# echo var="sport_en"/,
  );
  expect(drawing(portal, '/fr').html).toMatch(/<h1[^>]*>Le <!--# echo var="day_fr"/);
  expect(drawing(portal, '/schedule').html.match(/MuiSkeleton-root/g)?.length).toBeGreaterThan(10);
  expect(() => drawing(portal, '/profile')).toThrow();
});

test('the shell draws the bar of every address, the place of the remote’s page, and its own open pages', () => {
  const { html } = drawing(shell, '/horaire');
  expect(html).toContain('Connexion');
  expect(html).toContain('<!--# include virtual="/registry/parts/page.html" -->');
  expect(drawing(shell, '/connexion').html).toContain('<h1');
  expect(drawing(shell, '/reset-password').html).not.toContain('<h1');
});

test('each document has one <main>, every id once, and names no id that it has not', () => {
  const remote = (path: string) => portal.drawings.find((drawn) => drawn.path === path);
  const documents = shell.drawings.map(({ path, html }): [string, string] => {
    const place = '<!--# include virtual="/registry/parts/page.html" -->';
    return [path, html.replace(place, remote(path)?.html ?? '')];
  });
  expect(documents.length).toBeGreaterThan(60);
  const faults = documents.flatMap(([path, html]) => {
    // What React writes: no attribute has another form.
    const valuesOf = (name: string) =>
      [...html.matchAll(new RegExp(` (?:${name})="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
        value.split(/\s+/),
      );
    const ids = valuesOf('id');
    const named = valuesOf('for|aria-labelledby|aria-describedby|aria-controls');
    return [
      ...(html.match(/<main\b/g)?.length === 1 ? [] : [`${path}: main`]),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: ${id} twice`),
      ...named.filter((id) => !ids.includes(id)).map((id) => `${path}: ${id} is missing`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a form waits for the app: without it nothing typed is sent anywhere', () => {
  const forms = [...shell.drawings, ...portal.drawings].flatMap(
    ({ html }) => html.match(/<form\b[^>]*/g) ?? [],
  );
  expect(forms.length).toBeGreaterThan(3);
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
});

describe('the program with which the server draws the portal’s pages', () => {
  const [example] = examples.slice(2);
  const drawn = (program: string, path: string) =>
    inBareContext(program, 'draw.js', 120_000)(JSON.stringify({ path, site: pageTables(), ...example }));

  test('draws the schedule’s cards and the next session from the document’s answers', () => {
    const schedule = drawn(portal.program, '/horaire');
    expect(schedule).not.toContain('MuiSkeleton-root');
    expect(schedule.match(/<article/g)).toHaveLength(3);
    expect(schedule).toContain('20 places prises sur 20');
    expect(schedule).toMatch(/href="\/confirmation-presence\?sessionId=[\w-]+&amp;/);
    expect(drawn(portal.program, '/')).toContain('Zoé');
  });

  test('draws nothing whose styles are not in the release’s sheet', () => {
    const [code = ''] = portal.program.split('globalThis.sheetRules=');
    expect(() => drawn(`${code}globalThis.sheetRules=[];`, '/schedule')).toThrow('The sheet lacks');
  });

  test('is the portal’s alone: nothing that the shell draws is answered', () => {
    expect(shell.program).toBe('');
  });
});

test('the club’s name is left to the web server', () => {
  expect(drawing(shell, '/').html).toContain(
    '><!--# echo var="club_name" encoding="none" default="" --></span>',
  );
});

test.each([
  ['portal', () => portal],
  ['shell', () => shell],
])(
  'the content policy has nothing to refuse in what the %s draws, and every style is in its sheet',
  (_, app) => {
    const { drawings, css } = app();
    const html = drawings.map(({ html }) => html).join('\n');
    expect(html.match(/<(?:style|script|meta|link)\b| style="| on[a-z]+="/)).toBeNull();
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names ?? '');
    // These have a class, but no styles.
    const styled = classes.filter((names) => !/MuiAccordion-region|\bc-0$/.test(names));
    const names = new Set(styled.flatMap((names) => names.match(/\bc-[a-z0-9]+/g) ?? []));
    expect(names.size).toBeGreaterThan(50);
    expect([...names].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  },
);
