import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
// Jest's own copy.
const require = createRequire(resolve('jest-environment-jsdom'));

// A query by role asks for the style of each element that it meets, and jsdom then matches the 120 rules of its own sheet
// against it: a tenth of a page's test. These are the same for what tests look at, `display`, in as many rules as it has values.
const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const usual = require(file).replaceAll(/\/\*[\s\S]*?\*\/|@[^;{]*;/g, '');
/** @type {Map<string, string[]>} */
const selectors = new Map();
for (const [, selector = '', display = ''] of usual.matchAll(/([^{}]+)\{[^}]*\bdisplay:\s*([\w-]+)/g))
  selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
const ruleOf = (display) => `${selectors.get(display).join(', ')} { display: ${display} }`;
// What hides comes last, and so wins.
const values = [...selectors.keys()].filter((display) => display !== 'none');
require.cache[file].exports = [...values, 'none'].map(ruleOf).join('\n');

// Colours, which nothing looks at.
const rules = require('jsdom/lib/jsdom/living/helpers/style-rules.js').propertiesWithResolvedValueImplemented;
for (const [name, { computedValue }] of Object.entries(rules))
  if (computedValue === 'computed-color') delete rules[name];

/** Jest's environment of pages: jsdom, with a short style sheet. */
export default require('jest-environment-jsdom').default;
