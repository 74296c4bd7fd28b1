/** An answer of the server's: its status and body; `silence` is no answer at all. */
export type Answer = { status?: number; body: unknown } | { status?: number; html: string } | 'silence';

export interface Sent {
  call: string;
  query: Record<string, string>;
  body: unknown;
}

/**
 * Stands in for the server, which a component test does not have. A call that nothing answers fails the test.
 * @param answers by method and path, e.g. `POST /api/v1/Users/login`
 * @returns what was sent, in order
 */
export const serve = (answers: Record<string, Answer>): Sent[] => {
  const sent: Sent[] = [];
  globalThis.fetch = (async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://club');
    const call = `${method} ${pathname}`;
    sent.push({
      call,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    });
    const answer = answers[call];
    if (!answer) throw new Error(`Nothing answers ${call}`);
    if (answer === 'silence') throw new TypeError('Failed to fetch');
    const { status = 200 } = answer;
    const text = 'html' in answer ? answer.html : JSON.stringify(answer.body);
    return { ok: status < 400, status, headers: new Map(), text: async () => text };
  }) as unknown as typeof fetch;
  return sent;
};

/** A refusal in the server's shape. */
export const refusal = (status: number, code: string, message = ''): Answer => ({
  status,
  body: { status, code, title: 'Refused', message },
});
