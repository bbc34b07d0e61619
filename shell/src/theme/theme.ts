import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { ThemeMode } from './theme-mode';

/** The bank's colour. Source: specification 1, section 9 */
export const PRIMARY_COLOR = '#0096cd';

/**
 * The bank's colour as a surface under white text or as text on white reaches 3.3 : 1 only; WCAG 2.2 AA asks for
 * 4.5 : 1, so filled buttons and links take a darker shade of it.
 */
const PRIMARY_STRONG = '#00739e';
const PRIMARY_ON_DARK = '#4cc0ea';

/**
 * antd's theme. Component styles are a static stylesheet made at build from this very function (`zeroRuntime`), so a
 * token changed here needs no other change.
 */
export function themeConfig(mode: ThemeMode): ThemeConfig {
  const isDark = mode === 'dark';
  const strong = isDark ? PRIMARY_ON_DARK : PRIMARY_STRONG;
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: `ncb-${mode}` },
    hashed: false,
    zeroRuntime: true,
    token: {
      colorPrimary: PRIMARY_COLOR,
      colorInfo: PRIMARY_COLOR,
      colorLink: strong,
      colorLinkHover: isDark ? '#7fd3f2' : '#005a7d',
      colorTextDescription: isDark ? 'rgba(255,255,255,0.68)' : 'rgba(0,0,0,0.62)',
      colorTextPlaceholder: isDark ? 'rgba(255,255,255,0.55)' : 'rgba(0,0,0,0.56)',
      colorError: isDark ? '#ff7875' : '#c9252b',
      borderRadius: 8,
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif",
      // Motion keeps work waiting, and the signature widget refuses to arm under a moving dialog.
      motion: false,
    },
    components: {
      Button: {
        colorPrimary: PRIMARY_STRONG,
        colorPrimaryHover: '#00618a',
        colorPrimaryActive: '#004e70',
        // The red of the dark theme is pale: white on it could not be read.
        ...(isDark && { dangerColor: '#1f0a0a' }),
      },
      Tabs: { itemSelectedColor: strong, itemHoverColor: strong, itemActiveColor: strong },
      Menu: { itemSelectedColor: strong, subMenuItemSelectedColor: strong },
      Layout: { headerBg: 'var(--ant-color-bg-container)', siderBg: 'var(--ant-color-bg-container)' },
      // antd's own grounds of a selected row are too strong for the links that stand on them.
      Table: {
        cellPaddingBlockSM: 6,
        cellPaddingInlineSM: 6,
        rowSelectedBg: isDark ? '#0c2f3d' : '#f1f9fc',
        rowSelectedHoverBg: isDark ? '#103a4b' : '#e7f4fa',
      },
    },
  };
}
