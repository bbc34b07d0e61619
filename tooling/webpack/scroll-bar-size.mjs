/**
 * In place of the module of `@rc-component/util` that measures scroll bars: for each table and each dialog it adds a style
 * sheet and a box to the page, which is then laid out as a whole twice more, a fifth of what a table of accounts takes
 * (docs/adr/0168). Its two exports stay as they are.
 */

/** What a locked page leaves free for the bar that is gone. @returns {number} px */
export default function getScrollBarSize() {
  return ofPage().width;
}

/**
 * Of the page, its bar; of anything else none: only a table that scrolls below its own head asks, and ours scroll with it.
 * @param {unknown} target
 * @returns {{ width: number, height: number }} px
 */
export function getTargetScrollBarSize(target) {
  return target === document.body ? ofPage() : { width: 0, height: 0 };
}

function ofPage() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: Math.max(0, innerWidth - clientWidth), height: Math.max(0, innerHeight - clientHeight) };
}
