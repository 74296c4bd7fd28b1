import { now } from '../../common/clock';
import { currentCaller } from './token';

// What is answered before its page asks for it: by the document, or to what was asked as the page began to load.

/** For how long such an answer is taken, in milliseconds: on a slow line its page comes long after it. */
const freshFor = 20_000;

interface Asked {
  token: string | null;
  at: number;
  reply: Promise<unknown>;
}

const asked = new Map<string, Asked>();

/** Keeps the reply to what was asked before its page, for whoever asks it next. */
export const keepAhead = (url: string, reply: Promise<unknown>): void => {
  // Whoever takes it hears of a failure.
  reply.catch(() => undefined);
  asked.set(url, { token: currentCaller().token, at: performance.now(), reply });
};

const ahead = (url: string): Asked | undefined => {
  const found = asked.get(url);
  const isOurs = found?.token === currentCaller().token;
  return found && isOurs && performance.now() - found.at < freshFor ? found : undefined;
};

/** The reply to what was asked before its page, once, and for nobody else than who asked. */
export const takeAhead = <Reply>(url: string): Promise<Reply> | undefined => {
  const found = ahead(url);
  asked.delete(url);
  return found?.reply as Promise<Reply> | undefined;
};

/** Forgets it: something has changed since. */
export const forgetAhead = (): void => {
  asked.clear();
  inDocument();
  answers = {};
};

interface Answer {
  revision: string | null;
  body: unknown;
}

let answers: Record<string, Answer> = {};

/** What the document has left of its answers. */
const inDocument = (): Record<string, Answer> => {
  const template = document.querySelector<HTMLTemplateElement>('template#answers');
  // It is read once.
  template?.remove();
  try {
    if (template) answers = JSON.parse(template.content.textContent) as Record<string, Answer>;
  } catch {
    // Then the API is asked.
  }
  return answers;
};

/**
 * Whether the server has just sent the document, or said that it has not changed: it may come from the browser's history,
 * too. With a device's clock that is wrong it seems old; the first answer then sets the clock.
 */
const isDocumentFresh = (): boolean => {
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const at = Number(page?.serverTiming?.find(({ name }) => name === 'at')?.description);
  return Math.abs(now() - at) < freshFor;
};

const revisions = new WeakMap<object, string>();

/**
 * The document's answer to a visitor, once: it is everybody's, and whoever is logged in has their own.
 * @returns undefined where there is none, or it is no longer fresh
 */
export const takeAnswer = (url: string): unknown => {
  if (currentCaller().token !== null || !isDocumentFresh()) return undefined;
  const found = inDocument()[url];
  delete answers[url];
  if (!found) return undefined;
  if (found.revision) revisions.set(Object(found.body), found.revision);
  return found.body;
};

/** The sessions' revision with which the document gave an answer. */
export const revisionOfAnswer = (body: unknown): string | undefined => revisions.get(Object(body));

/** Whether something will be answered without asking. */
export const isAhead = (url: string): boolean => {
  if (ahead(url)) return true;
  if (currentCaller().token !== null || !isDocumentFresh()) return false;
  return url in inDocument();
};
