/** Makes the tests of a `describe` run in a window as narrow as a phone's; jsdom has no media queries of its own. */
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
