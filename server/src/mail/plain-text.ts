/// <reference path="./html-to-text.d.ts" />
import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';

/** What html-to-text passes to a formatter; the package has no types. */
interface Builder {
  openBlock(options: { leadingLineBreaks: number }): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
}
interface Element {
  attribs: { href?: string };
  children: Element[];
}
type Walk = (children: Element[], builder: Builder) => void;

/** Puts a button on a line of its own. */
const action = ({ attribs, children }: Element, walk: Walk, builder: Builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(children, builder);
  builder.addInline(` <${attribs.href}>`, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Makes the text part of an e-mail from its HTML: unchanged headings, link addresses in angle brackets. */
export const toPlainText: (html: string) => string = compile({
  wordwrap: false,
  formatters: { action },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a.m-action', format: 'action' },
    { selector: 'hr', options: { length: 40 } },
  ],
});
