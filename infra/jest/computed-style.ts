import { StyleSheet } from '@emotion/sheet';

/*
 * jsdom has no layout and draws nothing: the only styles that tests see are those that hide or disable an element.
 * jsdom's own `getComputedStyle` matches an element against every rule and resolves every colour, for each element of each
 * query by role. This one looks up one property in the rules that emotion writes.
 */

const perceptible = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type Perceptible = (typeof perceptible)[number];

interface Rule {
  order: number;
  /** Undefined if it is just the class under which the rule is stored. */
  selector: string | undefined;
  declared: Partial<Record<Perceptible, string>>;
}

/** All rules by a class of the element that they select; under '' if the selector names none. */
const rules = new Map<string, Rule[]>();
let order = 0;

const declaration = new RegExp(
  `(?:^|[;{])\\s*(${perceptible.join('|')})\\s*:\\s*([^;}]+?)\\s*(?:!important\\s*)?(?=[;}])`,
  'g',
);

/** Stores a rule from emotion, which has one block. Ignores `@media`: nothing has a width or is printed here. */
StyleSheet.prototype.insert = (rule: string) => {
  const [selectors = ''] = rule.split('{', 1);
  const declared = Object.fromEntries(
    [...rule.matchAll(declaration)].map(([, name, value]) => [name, value]),
  );
  if (rule.startsWith('@') || Object.keys(declared).length === 0) return;
  order++;
  for (const selector of selectors.split(/,(?![^(]*\))/)) {
    // Pseudo-elements are not elements, and selectors of one browser engine match nothing here.
    if (/::|:(?:before|after|-)/.test(selector)) continue;
    const selected =
      selector
        .trim()
        .split(/[\s>+~]+(?![^([]*[)\]])/)
        .at(-1) ?? '';
    const [, name = ''] = /^[^([:]*?\.([\w-]+)/.exec(selected) ?? [];
    const kept = rules.get(name) ?? [];
    kept.push({ order, selector: selector.trim() === `.${name}` ? undefined : selector, declared });
    rules.set(name, kept);
  }
};

/** Each test renders its own page, which inserts its rules again. */
afterEach(() => rules.clear());

/** The last rule wins, regardless of specificity, as in jsdom. */
const styled = (element: Element, property: Perceptible): string | undefined => {
  if (element.hasAttribute('style')) {
    const inline = (element as HTMLElement).style.getPropertyValue(property);
    if (inline) return inline;
  }
  let last: Rule | undefined;
  for (const name of ['', ...element.classList])
    for (const rule of rules.get(name) ?? [])
      if (
        rule.declared[property] &&
        rule.order >= (last?.order ?? 0) &&
        (!rule.selector || element.matches(rule.selector))
      )
        last = rule;
  return last?.declared[property];
};

const jsdomsOwn = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** The `display` from jsdom's own style sheet, cached by everything that it depends on there. */
const displayByItself = (element: Element): string => {
  const said = ['type', 'hidden', 'open'].map((name) => String(element.getAttribute(name)));
  const key = [element.localName, ...said].join();
  let display = displays.get(key);
  if (display === undefined) {
    display = jsdomsOwn(element.cloneNode() as Element).getPropertyValue('display');
    displays.set(key, display);
  }
  return display;
};

const inherited = (element: Element, property: Perceptible, initial: string): string => {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const value = styled(from, property);
    if (value && value !== 'inherit') return value;
  }
  return initial;
};

const computed = (element: Element, property: string): string => {
  switch (property) {
    case 'display':
      return styled(element, property) ?? displayByItself(element);
    case 'opacity':
      return styled(element, property) ?? '1';
    case 'visibility':
      return inherited(element, property, 'visible');
    case 'pointer-events':
    case 'pointerEvents':
      return inherited(element, 'pointer-events', 'auto');
    default:
      return '';
  }
};

window.getComputedStyle = (element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_target, property) =>
      property === 'getPropertyValue'
        ? (name: string) => computed(element, name)
        : computed(element, String(property)),
  });
