import { StyleSheet } from '@emotion/sheet';

/** Whether this browser (jsdom does not) lets a script make style sheets. */
export const canAdopt = (): boolean =>
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'adoptedStyleSheets' in document;

/**
 * Rules about the insides of another engine's elements. A browser refuses them by an exception, which costs it a
 * hundred times as much as taking a rule, so that they are not even tried.
 */
const foreign = (): RegExp =>
  globalThis.CSS?.supports?.('selector(::-moz-focus-inner)') ? /::?-ms-/ : /::-moz-|::?-ms-/;

/** Global styles come before all others, so that a component's own styles win over them. */
const globals = new Set<CSSStyleSheet>();

/**
 * Emotion's style sheet, kept in `document.adoptedStyleSheets`. The content security policy is `style-src 'self'`,
 * and under it a browser refuses even the empty `<style>` element that emotion fills through the CSSOM.
 */
export class AdoptedSheet extends StyleSheet {
  private rules: CSSStyleSheet | undefined;
  private readonly foreign = foreign();

  /** There is no server-rendered style to take over. */
  override hydrate(): void {}

  override insert(rule: string): void {
    this.ctr++;
    if (this.foreign.test(rule)) return;
    const sheet = this.rules ?? this.adopt();
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector that this browser does not know is skipped, as it is in a style sheet that it reads itself.
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
    // Emotion only asks whether there are any tags: a detached element answers, and never enters the page.
    this.tags = [document.createElement('style')];
    return sheet;
  }
}
