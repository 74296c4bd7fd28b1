import { hasFooter } from './has-footer';

test.each([
  ['/', true],
  ['/fr/faq', true],
  ['/profile', true],
  ['/no-such-page', true],
  ['/login', false],
  ['/inscription', false],
  ['/retablir-courriel', false],
  ['/admin', false],
  ['/fr/admin/communication', false],
])('%s has a footer: %s', (pathname, expected) => {
  expect(hasFooter(pathname)).toBe(expected);
});
