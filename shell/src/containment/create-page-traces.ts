const HIDING = [
  ...[
    'display',
    'visibility',
    'opacity',
    'pointer-events',
    'transform',
    'filter',
    'zoom',
    'clip-path',
    'translate',
    'scale',
  ],
] as const;
const HIDING_ATTRIBUTES = ['inert', 'hidden', 'aria-hidden'] as const;

/** Marks that antd and the style library set on their additions, which belong to all pages. */
const SHARED_STYLE = '[data-css-hash], [data-rc-order], [rc-util-key], [data-rc-priority]';
const SHARED_NODE = '[class^="ant-"], [class*=" ant-"], [class^="ncb-"], script, link, #root';

export interface PageTraces {
  /** Starts watching; restores the page's styles removed when it was left. */
  begin(): void;
  /** Removes everything that hides the frame while the page is open. */
  uncover(): void;
  /**
   * Removes what the page left in the document.
   * @returns true if there was anything
   */
  end(): boolean;
}

/** Watches what a page adds to body and head, and its changes of the shell's containers. */
export function createPageTraces(): PageTraces {
  const styles = new Set<HTMLStyleElement>();
  let nodes = new Set<Element>();
  let before: readonly { readonly holder: HTMLElement; readonly hiding: readonly string[] }[] | null = null;
  let handlers: readonly (readonly [name: string, value: unknown])[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLStyleElement) {
        if (!node.matches(SHARED_STYLE)) styles.add(node);
      } else if (node instanceof Element) nodes.add(node);
    }
  };
  const watch = new MutationObserver(note);
  const takeStyles = () => [...styles].filter((style) => style.isConnected && (style.remove(), true)).length;
  const unhideAll = () => (before ?? []).reduce((sum, { holder, hiding }) => sum + unhide(holder, hiding), 0);

  return {
    begin() {
      // The page was shown again before its cleanup.
      if (before) return;
      document.head.append(...styles);
      before = getHolders().map((holder) => ({ holder, hiding: getHiding(holder) }));
      handlers = getHandlerNames().map((name) => [name, Reflect.get(globalThis, name)]);
      for (const place of [document.documentElement, document.head, document.body]) {
        watch.observe(place, { childList: true });
      }
    },
    uncover() {
      note(watch.takeRecords());
      takeStyles();
      unhideAll();
      if ('adoptedStyleSheets' in document) document.adoptedStyleSheets = [];
    },
    end() {
      note(watch.takeRecords());
      watch.disconnect();
      const leftNodes = [...nodes].filter(isLeftNode);
      leftNodes.forEach((node) => node.remove());
      nodes = new Set();
      const changed = handlers.filter(([name, value]) => Reflect.get(globalThis, name) !== value);
      changed.forEach(([name, value]) => Reflect.set(globalThis, name, value));
      const count = leftNodes.length + changed.length + takeStyles() + unhideAll();
      before = null;
      return count > 0;
    },
  };
}

function getHolders(): readonly HTMLElement[] {
  return [document.documentElement, document.body, document.getElementById('root')].filter((one) => one !== null);
}

function isLeftNode(node: Element): boolean {
  return node.isConnected && isSeen(node) && !node.matches(SHARED_NODE) && !node.querySelector(SHARED_NODE);
}

function getHandlerNames(): readonly string[] {
  return Object.keys(globalThis).filter((name) => name.startsWith('on'));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function getHiding(holder: HTMLElement): readonly string[] {
  return [
    ...HIDING_ATTRIBUTES.filter((name) => holder.hasAttribute(name)),
    ...HIDING.filter((name) => holder.style.getPropertyValue(name) !== ''),
  ];
}

function unhide(holder: HTMLElement, before: readonly string[]): number {
  const names = getHiding(holder).filter((name) => !before.includes(name));
  for (const name of names) {
    holder.removeAttribute(name);
    holder.style.removeProperty(name);
  }
  return names.length;
}
