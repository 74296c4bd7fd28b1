/** Whether an answer is a page: of a file's address, only somebody else's is. */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** What a proxy, or a network that wants a login, says in a file's place counts as no answer, and is not kept. */
export const onlyFiles = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.status >= 500 || (response.ok && isPage(response)))
      throw new TypeError(`${response.url} is not the file`);
    return response;
  },
};
