import { dark, light } from './colours';

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** WCAG 2 relative luminance of `#rrggbb`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const tones = ['ball', 'court', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_name, scheme) => {
  const surfaces = [scheme.floor, scheme.surface, scheme.hardwood];

  test.each(['ink', 'inkSoft'] as const)('%s is readable on every surface', (ink) => {
    for (const surface of surfaces) expect(contrast(scheme[ink], surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(tones)('%s is readable as text, and text on it', (tone) => {
    for (const surface of surfaces) expect(contrast(scheme[tone].main, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme[tone].contrastText, scheme[tone].main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme[tone].contrastText, scheme[tone].dark)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of inputs and the focus ring stand out from every surface', () => {
    for (const surface of surfaces) {
      expect(contrast(scheme.outline, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(scheme.court.main, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
