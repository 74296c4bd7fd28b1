import { Parser } from 'htmlparser2';
import { refuse } from '../errors/app-error';

/** What is done with what stands in a file; names are without their prefixes. */
interface Visitor {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Characters that are read at a time. */
const portion = 64 * 1024;
/** How deep elements lie in each other, and how many attributes one has: in workbooks some twenty. */
const limits = { depth: 100, attributes: 100 };

/**
 * Walks through a file in XML, from the top. Of entities only XML's own five and numbers are known: nothing grows.
 * @throws AppError `unreadableWorkbook` for one that is beyond the limits
 */
export function walk(xml: Buffer, { open, close, text }: Visitor): void {
  let [depth, attributes] = [0, 0];
  const parser = new Parser(
    {
      onattribute() {
        if (++attributes > limits.attributes) return refuse('unreadableWorkbook');
      },
      onopentag(name, given) {
        if (++depth > limits.depth) return refuse('unreadableWorkbook');
        attributes = 0;
        open?.(bare(name), bareNames(given));
      },
      onclosetag(name) {
        depth--;
        close?.(bare(name));
      },
      ontext: (given) => text?.(given),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const whole = xml.toString('utf8');
  for (let start = 0; start < whole.length; start += portion)
    parser.write(whole.slice(start, start + portion));
  parser.end();
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Of two with one name the first counts: programs add theirs after the standard's. */
function bareNames(attributes: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) named[bare(name)] ??= value;
  return named;
}
