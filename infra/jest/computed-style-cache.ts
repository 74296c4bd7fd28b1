/**
 * jsdom matches every rule of the page's styles anew for each `getComputedStyle`, and a query by role and name asks for
 * each element and all that it stands in: nine tenths of a page test's time. The answer for an element holds until the
 * document changes, so it is kept until then.
 */
export const cacheComputedStyles = (): void => {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const observer = new MutationObserver(forget);
  observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  // A pseudo-class such as :focus changes without a mutation.
  for (const event of ['focusin', 'focusout', 'input', 'change'])
    document.addEventListener(event, forget, true);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    // Changes that the observer has not been told of yet.
    if (observer.takeRecords().length > 0) forget();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    return style;
  };
};
