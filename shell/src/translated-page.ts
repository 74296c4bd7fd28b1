/** What each element of a translator stands for, in order; and where each of these nodes is to be found. */
const originals = new WeakMap<Node, ChildNode[]>();
const standIns = new WeakMap<Node, ChildNode>();

/** The translator's elements since the last pause: what disappears beside one of them is what it stands for. */
const fresh = new Set<Node | null>();

const learn = (records: MutationRecord[]): void => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node.nodeName === 'FONT') fresh.add(node);
  records.forEach((record, index) => {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
    const next = records[index + 1];
    // Removed first, and replaced in exactly this place.
    const isReplaced =
      next?.target === record.target &&
      next.previousSibling === previousSibling &&
      next.nextSibling === nextSibling &&
      next.removedNodes.length === 0;
    const beside = [...addedNodes, previousSibling, nextSibling, ...(isReplaced ? next.addedNodes : [])];
    const standIn = beside.find((node) => fresh.has(node)) as ChildNode | undefined;
    if (!standIn) return;
    for (const node of removedNodes) {
      standIns.set(node, standIn);
      originals.set(standIn, [...(originals.get(standIn) ?? []), node as ChildNode]);
    }
  });
};

const observer = new MutationObserver((records) => {
  learn(records);
  fresh.clear();
});

/** Puts a node back where a translator's element stands for it, with the others that the element stands for. */
const putBack = (node: Node): void => {
  const standIn = standIns.get(node);
  if (!standIn) return;
  putBack(standIn);
  const nodes = originals.get(standIn) ?? [];
  standIn.replaceWith(...nodes);
  for (const each of nodes) standIns.delete(each);
};

/** The same, with what has happened since the last pause. */
const find = (node: Node): void => {
  learn(observer.takeRecords());
  putBack(node);
};

/**
 * Lets React change a page that the browser translates. Translators replace texts by `<font>` elements; React, which
 * keeps the texts, would then fail to insert before or remove them, and would change what nobody sees any more
 * (https://github.com/facebook/react/issues/11538). Here each text that React uses is first put back into its place,
 * where the translator finds it again.
 */
export const bearTranslators = (): void => {
  observer.observe(document, { childList: true, subtree: true });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (!this.parentNode || this.parentNode.nodeName === 'FONT') find(this);
      value.set?.call(this, text);
    },
  });
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      putBack(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      putBack(node);
      if (next && next.parentNode !== this) find(next);
      // Whatever else has been done to the page, it goes on.
      const place = this.contains(next) ? next : null;
      return insertBefore.call(place?.parentNode ?? this, node, place);
    },
    removeChild(this: Node, node: Node) {
      if (node.parentNode !== this) find(node);
      return node.parentNode ? removeChild.call(node.parentNode, node) : node;
    },
  });
};
