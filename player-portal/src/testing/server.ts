/** A call as the stand-in for the server received it. */
export interface Sent {
  query: Record<string, string>;
  body: unknown;
  language: string | null;
}

/** An answer that is not simply a body with status 200. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
  ) {}
}

type Answering = unknown | ((sent: Sent) => unknown);

/** A refusal in the server's shape. */
export const refusal = (status: number, code: string, message = '', errors?: Record<string, string[]>) =>
  new Answer(status, { status, code, title: '', message, ...(errors && { errors }) });

/** No answer at all. */
export const silence = new Answer(0);

const received = (url: URL, init: RequestInit): Sent => ({
  query: Object.fromEntries(url.searchParams),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  language: new Headers(init.headers as Record<string, string>).get('accept-language'),
});

/**
 * Stands in for the server, which a component test does not have. A call that nothing answers fails.
 * @param answers by method and path: a body, an `Answer`, or a function of what was sent
 * @returns what was sent, by call
 */
export const serve = (answers: Record<string, Answering>) => {
  const sent: Record<string, Sent[]> = {};
  const answer = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://club.test');
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    if (!(call in answers)) throw new TypeError(`Nothing answers ${call}`);
    const request = received(url, init);
    sent[call] = [...(sent[call] ?? []), request];
    const given = answers[call];
    const made: unknown = typeof given === 'function' ? await given(request) : given;
    const { status, body } = made instanceof Answer ? made : new Answer(200, made);
    if (status === 0) throw new TypeError('Failed to fetch');
    const text = body === null ? '' : JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(), text: async () => text };
  };
  globalThis.fetch = answer as unknown as typeof fetch;
  return sent;
};
