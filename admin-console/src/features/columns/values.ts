/** No column. */
export const none = -1;

/** The columns that are chosen, without those that are not. */
export const chosenOf = <Name extends string>(columns: Record<Name, number>): Partial<Record<Name, number>> =>
  Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== none)) as Partial<
    Record<Name, number>
  >;
