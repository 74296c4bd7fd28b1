import 'core-js/web/url';

// What the pages' libraries look for as they are loaded, where there is nothing but JavaScript itself. Imported first.

/** A missing text, or a component that needs a browser, is a bug. */
const complain = (...messages: unknown[]) => {
  throw new Error(messages.map((one) => (one instanceof Error ? one.stack : String(one))).join(' '));
};

Object.assign(globalThis, {
  global: globalThis,
  navigator: { onLine: true },
  // The router makes one, for streams that nobody reads.
  TextEncoder: class {},
  console: { error: complain, warn: complain },
});
