/** Runs the tests of a `describe` in a phone's window; jsdom has no media queries. */
export const onPhone = (): void => {
  const query = (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => {},
    addListener: () => {},
    removeEventListener: () => {},
    removeListener: () => {},
  });
  beforeEach(() => Object.assign(globalThis, { matchMedia: query }));
  afterEach(() => Object.assign(globalThis, { matchMedia: undefined }));
};
