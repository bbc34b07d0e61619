/**
 * Replaces the scroll-bar measurement of `@rc-component/util`, whose extra layouts take a fifth of an account table's
 * time (docs/adr/0044#drawing). Keeps both exports.
 */

/** Returns the width that a locked page reserves for its hidden scroll bar. @returns {number} px */
export default function getScrollBarSize() {
  return measurePage().width;
}

/**
 * Returns the page's scroll-bar size, else zero: only tables scrolling below a fixed head need it, and ours have none.
 * @param {unknown} target
 * @returns {{ width: number, height: number }} px
 */
export function getTargetScrollBarSize(target) {
  return target === document.body ? measurePage() : { width: 0, height: 0 };
}

function measurePage() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: Math.max(0, innerWidth - clientWidth), height: Math.max(0, innerHeight - clientHeight) };
}
