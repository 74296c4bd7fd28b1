/**
 * Puts off what is dear to make until it is asked for: an `Intl` format costs a phone some 20 ms, and few pages need
 * them all.
 * @returns a function that makes it at its first call, and gives the same ever after
 */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
