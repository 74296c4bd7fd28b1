import { type Call, type Calls, calls } from 'shared-api/contract';

interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Ids, dates, times and months: nobody's words. */
const isWords = ({ type, format, pattern = '' }: Schema): boolean =>
  type === 'string' && format !== 'date' && !/\[0-9a-f\]\{8\}|\(0\[1-9\]|\[0-5\]/.test(pattern);

function* fieldsOf({ ...schema }: Schema, path: string[] = []): Generator<string> {
  if (schema.enum) return;
  if (isWords(schema)) yield path.join('.');
  for (const branch of schema.anyOf ?? []) yield* fieldsOf(branch, path);
  if (schema.items) yield* fieldsOf(schema.items, path);
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* fieldsOf(inner, [...path, key]);
}

/** Every field in which a call takes words: `note`, `sessions.location`; those of lists by the list's name. */
export const textsOf = (name: keyof Calls): string[] => {
  const { params, query, body }: Call = calls[name];
  return [...new Set([params, query, body].flatMap((part) => (part ? [...fieldsOf(part as Schema)] : [])))];
};
