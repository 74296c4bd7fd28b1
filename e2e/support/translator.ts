import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of a browser as Chrome does, from the first text on and whenever a text appears: into the same
 * words, so that tests find them. One text is replaced, as Google’s translator does, the next one moved, as others do.
 */
export const translating = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let turn = 0;
    const translate = (text: Text) => {
      const { parentElement: parent, data } = text;
      if (!data.trim() || !parent || parent.closest('font, script, style, title, textarea, [translate="no"]'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(turn++ % 2 ? text : data);
    };
    const walk = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = [walker.currentNode];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) walk(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
