import { AdoptedSheet } from './adopted-sheet';

/** The parts of a constructed style sheet that jsdom lacks. */
class FakeSheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string, at: number): void {
    if (rule.includes('::-moz')) throw new SyntaxError('unknown selector');
    this.cssRules.splice(at, 0, rule);
  }
}

const original = globalThis.CSSStyleSheet;
beforeEach(() => {
  globalThis.CSSStyleSheet = FakeSheet as unknown as typeof CSSStyleSheet;
  document.adoptedStyleSheets = [];
});
afterAll(() => {
  globalThis.CSSStyleSheet = original;
});

const sheetOf = (key: string) => new AdoptedSheet({ key, container: document.head });
const rules = () =>
  (document.adoptedStyleSheets as unknown as FakeSheet[]).flatMap(({ cssRules }) => cssRules);

test('rules are kept in order, without any element in the page', () => {
  const before = document.head.innerHTML;
  const sheet = sheetOf('c');
  sheet.insert('a{}');
  sheet.insert('b::-moz-x{}');
  sheet.insert('c{}');
  expect(rules()).toEqual(['a{}', 'c{}']);
  expect(document.head.innerHTML).toBe(before);
});

test('global styles come before a component’s, in their own order, and can be taken back', () => {
  sheetOf('c').insert('.component{}');
  const [first, second] = [sheetOf('c-global'), sheetOf('c-global')];
  first.insert('html{}');
  second.insert('body{}');
  expect(rules()).toEqual(['html{}', 'body{}', '.component{}']);
  first.flush();
  expect([rules(), first.tags]).toEqual([['body{}', '.component{}'], []]);
});
