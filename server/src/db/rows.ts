/** The first row of a query; undefined when there is none. */
export const firstOf = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0];
