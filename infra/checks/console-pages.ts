import type { Browser, Page } from '@playwright/test';
import { pageTable } from '../build/page-tables.mjs';
import { openPageFor, type Script, scriptsOf, sizeOf } from './loads';
import type { Person } from './log-in';
import { demoRecords } from './records';

/** The heavy parts, each identified by a text in its code. */
const marks = { charts: 'MuiChartsAxis', grid: 'columnHeaderTitleContainerContent', xlsx: 'xl/worksheets/' };
type Part = keyof typeof marks;

const exporting = async (page: Page) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  await arriving;
};

/** Waits for the output of a heavy part, which is loaded with the page's data. */
const shown: Record<Exclude<Part, 'xlsx'>, (page: Page) => Promise<void>> = {
  charts: (page) => page.locator('.MuiChartsAxis-root').first().waitFor({ state: 'attached' }),
  grid: (page) => page.getByRole('grid').waitFor(),
};

/** A page with the heavy parts that it needs. */
interface Look {
  query?: string;
  needs: Part[];
  act?: (page: Page) => Promise<void>;
}

const grid: Look = { needs: ['grid'], act: shown.grid };
const looks: Record<string, Look[]> = {
  admin: [{ needs: ['charts'], act: shown.charts }],
  adminSessions: [{ needs: [] }, { ...grid, query: '?view=table' }],
  adminSeasons: [grid],
  adminUsers: [{ needs: [] }, { ...grid, query: '?view=table' }],
  adminPayments: [
    { needs: [], query: '?view=cards' },
    grid,
    { needs: ['xlsx'], query: '?view=cards', act: exporting },
  ],
};

/** Every page of the console; those not listed above need none of the heavy parts. */
const pages = Object.entries(pageTable('admin-console')).flatMap(([name, { path }]) =>
  (looks[name] ?? [{ needs: [] }]).map(({ query = '', needs, act }) => ({
    path: path.en + query,
    needs,
    act,
  })),
);

const partsIn = ({ text }: Script): Part[] =>
  (Object.keys(marks) as Part[]).filter((part) => text.includes(marks[part]));

/**
 * Measures each page of the console, on top of a player's scripts, and prints it.
 * @param budget for a page's other scripts
 * @returns whether each page loads exactly the heavy parts that it needs, and stays within the budget
 */
export const measureConsole = async (
  browser: Browser,
  url: string,
  people: { player: Person; administrator: Person },
  budget: number,
): Promise<boolean> => {
  const usual = await openPageFor(browser, url, people.player);
  if (!usual) {
    console.log('The console was not weighed: there are no demo accounts.');
    return true;
  }
  const filled = await demoRecords(usual.request, url);
  const known = new Set((await scriptsOf(usual, url)).map(({ name }) => name));
  let fits = true;
  for (const { path, needs, act } of pages) {
    const desk = (await openPageFor(browser, url, people.administrator)) as Page;
    const scripts = await scriptsOf(desk, new URL(filled(path), url).href, act);
    await desk.context().close();
    const own = scripts.filter(({ name }) => !known.has(name));
    if (own.length === 0) throw new Error(`The console did not load at ${path}`);
    const heavy = own.filter((script) => partsIn(script).length > 0);
    const parts = [...new Set(heavy.flatMap(partsIn))].sort();
    const light = sizeOf(own) - sizeOf(heavy);
    const asNeeded = parts.join() === [...needs].sort().join();
    console.log(
      `${String(light).padStart(8)}  ${`${path}${act === exporting ? ', exporting' : ''}`.padEnd(38)}` +
        `${light < budget ? '' : ` OVER the budget of ${budget}`}` +
        `${heavy.map((script) => ` + ${partsIn(script).join(' and ')} ${script.bytes}`).join('')}` +
        `${asNeeded ? '' : `: needs ${needs.join(' and ') || 'none of the heavy parts'}`}`,
    );
    fits &&= asNeeded && light < budget;
  }
  console.log(
    `          pages of the console on top of the first page: each ${fits ? '' : 'NOT '}within ${budget}, ` +
      'with the heavy parts that it needs',
  );
  return fits;
};
