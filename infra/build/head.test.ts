import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dark, light } from '../../shared-api/common/colours';
import { root } from '../workspaces/apps';
import { buildHead } from './head';

const folder = mkdtempSync(join(tmpdir(), 'courtside-head-'));
let css = '';
beforeAll(async () => {
  await buildHead(folder, '', false);
  css = readFileSync(join(folder, 'base.css'), 'utf8').replace(/\s+/g, ' ');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The declarations of the rules with this selector. */
const rules = (selector: string): string =>
  css
    .split(`${selector} {`)
    .slice(1)
    .map((rest) => rest.split('}')[0])
    .join(' ')
    .toLowerCase();
const floorIn = (theme: string) =>
  rules(`[data-theme=${theme}]`).match(/--c-palette-background-default: ?(#\w+)/)?.[1];

test('the page has the theme’s colours before any script has run, in both schemes', () => {
  expect(rules('body')).toContain('background-color: var(--c-palette-background-default)');
  expect([floorIn('light'), floorIn('dark')]).toEqual([light.floor.toLowerCase(), dark.floor.toLowerCase()]);
});

test('the browser’s bars have the colour of the floor, in both schemes', () => {
  const html = readFileSync(join(root, 'shell/src/index.html'), 'utf8');
  const colours = [
    ...html.matchAll(/name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g),
  ];
  expect(colours.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light.floor],
    ['dark', dark.floor],
  ]);
});

test('it has the focus ring, and stands still for those who ask for it', () => {
  expect(rules('.Mui-focusVisible')).toContain('outline: 3px solid');
  expect(css.includes('@media (prefers-reduced-motion: reduce)')).toBe(true);
});
