/** What a pretended server answers: a status and a body. */
export interface Answer {
  status?: number;
  body?: unknown;
  total?: number;
}

export interface Asked {
  method: string;
  url: URL;
  body: unknown;
}

/**
 * Answers every call of a test.
 * @param answer by the call's method and address
 * @returns what was asked, in its order
 */
export const serve = (answer: (asked: Asked) => Answer): Asked[] => {
  const asked: Asked[] = [];
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const call: Asked = {
      method: init.method ?? 'GET',
      url: new URL(input, 'http://localhost'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(call);
    const { status = 200, body = null, total } = answer(call);
    return {
      ok: status < 400,
      status,
      headers: new Map(total === undefined ? [] : [['X-Total-Count', String(total)]]),
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
  return asked;
};
