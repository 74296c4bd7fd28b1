import { StyleSheet } from '@emotion/sheet';

/** Whether constructable style sheets are supported (not in jsdom). */
export const canAdopt = (): boolean =>
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'adoptedStyleSheets' in document;

/**
 * Rules with other engines' pseudo-elements. A browser rejects them with an exception, a hundred times slower than
 * adding a rule, so they are skipped.
 */
const foreign = (): RegExp =>
  globalThis.CSS?.supports?.('selector(::-moz-focus-inner)') ? /::?-ms-/ : /::-moz-|::?-ms-/;

/** Global styles come first, so that components' own styles win. */
const globals = new Set<CSSStyleSheet>();

/**
 * Emotion's style sheet in `document.adoptedStyleSheets`. Under the content security policy `style-src 'self'`,
 * browsers refuse even the empty `<style>` element that emotion fills through the CSSOM.
 */
export class AdoptedSheet extends StyleSheet {
  private rules: CSSStyleSheet | undefined;
  private readonly foreign = foreign();

  /** There are no server-rendered styles to hydrate. */
  override hydrate(): void {}

  override insert(rule: string): void {
    this.ctr++;
    if (this.foreign.test(rule)) return;
    const sheet = this.rules ?? this.adopt();
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector that this browser does not support is skipped, as in any style sheet.
    }
  }

  override flush(): void {
    const gone = this.rules;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== gone);
    if (gone) globals.delete(gone);
    this.rules = undefined;
    this.tags = [];
    this.ctr = 0;
  }

  private adopt(): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    const adopted = [...document.adoptedStyleSheets];
    if (this.key.endsWith('-global')) {
      adopted.splice(globals.size, 0, sheet);
      globals.add(sheet);
    } else {
      adopted.push(sheet);
    }
    document.adoptedStyleSheets = adopted;
    this.rules = sheet;
    // Emotion only checks whether there are any tags: a detached element suffices.
    this.tags = [document.createElement('style')];
    return sheet;
  }
}
