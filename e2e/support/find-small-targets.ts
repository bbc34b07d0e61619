import type { Page } from '@playwright/test';

/** Touch size in CSS pixels that a control of a phone takes. Source: WCAG 2.2, 2.5.5. */
const TARGET_MIN = 44;

/** Pixels by which a target may be lower: fractions of the layout and borders. */
const TOLERANCE = 2;

/**
 * Returns the page's controls that a thumb cannot press safely, as `width × height address`. Links within text do not
 * count, nor what stands in a row or card that reacts as a whole.
 */
export async function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([min, tolerance]) => {
      const controls =
        'button, a[href], input, select, textarea, label:has(> input), .ant-checkbox-wrapper, .ant-radio-wrapper';
      // The whole of these takes the press of the part inside.
      const wholes = [
        '.ant-segmented, .ncb-box-cell',
        'button, a',
        '.ant-select, .ant-input-affix-wrapper, .ant-picker, label',
      ];
      const inText = '.ncb-opener, .ncb-card a, .ncb-card .ncb-choice, p a, td a, th button';
      const small = new Set<string>();
      for (const control of document.querySelectorAll<HTMLElement>(`.ncb-page :is(${controls})`)) {
        const target = wholes.map((whole) => control.closest<HTMLElement>(whole)).find(Boolean) ?? control;
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || target.matches(inText))
          continue;
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width <= 1 || height <= 1) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        const takes = (dx: number, dy: number) => {
          const at = document.elementFromPoint(x + dx, y + dy);
          return at !== null && (target === at || target.contains(at));
        };
        const reach = (dx: number, dy: number) => {
          let pixels = 0;
          while (pixels < min && takes(dx * (pixels + 1), dy * (pixels + 1))) pixels += 1;
          return pixels;
        };
        const wide = Math.max(width, reach(-1, 0) + reach(1, 0) + 1);
        const high = Math.max(height, reach(0, -1) + reach(0, 1) + 1);
        if (wide >= min - tolerance && high >= min - tolerance) continue;
        const { action, field } = target.dataset;
        const name =
          action ?? field ?? target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? target.className;
        small.add(`${Math.round(wide)} × ${Math.round(high)} ${name} ${target.textContent.slice(0, 20)}`);
      }
      window.scrollTo(0, 0);
      return [...small];
    },
    [TARGET_MIN, TOLERANCE] as const,
  );
}
