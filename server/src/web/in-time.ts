/**
 * What some work comes to, if it is done in time; it is not ended.
 * @param patience in milliseconds
 * @param otherwise what is taken when it is late
 */
export const inTime = <Result>(
  work: Promise<Result>,
  patience: number,
  otherwise: () => Result,
): Promise<Result> => {
  const late = new Promise<Result>((resolve) => {
    setTimeout(() => resolve(otherwise()), patience).unref();
  });
  return Promise.race([work, late]);
};
