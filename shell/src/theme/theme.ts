import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { ThemeMode } from './theme-mode';

/** Brand colour. Source: docs/requirements/shell-accounts-admin.md#look. */
export const PRIMARY_COLOR = '#0096cd';

/** The typeface, its stretched stand-ins while it loads (`tooling/styles/build-typeface.mjs`), then any font. */
const FONT_FAMILY = `Inter, ${[1, 2, 3, 4].map((number) => `'Inter fallback ${number}'`).join(', ')}, system-ui, sans-serif`;

/** Shades for buttons: the brand colour has a contrast to white of 3.3 : 1; WCAG 2.2 AA requires 4.5 : 1. */
const BUTTON = { colorPrimary: '#00739e', colorPrimaryHover: '#00618a', colorPrimaryActive: '#004e70' };

const LIGHT = {
  link: '#00739e',
  linkHover: '#005a7d',
  layout: '#f5f7f9',
  container: '#ffffff',
  elevated: '#ffffff',
  text: '#17212b',
  secondary: '#55616e',
  placeholder: '#66727f',
  border: '#8a95a1',
  line: '#e3e8ec',
  buttonBorder: '#c9d1d8',
  primaryBg: '#eaf5fa',
  primaryBgHover: '#dcf0f8',
  primaryBorder: '#7cc6e4',
  rowSelected: '#f1f9fc',
  rowSelectedHover: '#e7f4fa',
  rowHover: '#f7f9fa',
  error: '#c9252b',
  errorBg: '#fdeeee',
  errorBorder: '#f0bcbc',
  warning: '#b26a00',
  warningBg: '#fff6e3',
  warningBorder: '#f0d9a8',
  success: '#1a7f45',
  successBg: '#e2f4e8',
  tagBg: '#e3e8ed',
  tagText: '#3a4551',
  track: '#edf0f3',
};

type Palette = typeof LIGHT;

const DARK: Palette = {
  link: '#5cc3ea',
  linkHover: '#8fd6f1',
  layout: '#0d1216',
  container: '#151b21',
  elevated: '#1d252d',
  text: '#e8edf1',
  secondary: '#a7b3be',
  placeholder: '#8f9ba7',
  border: '#687581',
  line: '#27313a',
  buttonBorder: '#3b4752',
  primaryBg: '#0f2a37',
  primaryBgHover: '#143545',
  primaryBorder: '#1c6d90',
  rowSelected: '#10232e',
  rowSelectedHover: '#142b38',
  rowHover: '#1a222a',
  error: '#ff8a87',
  errorBg: '#331719',
  errorBorder: '#6b2d30',
  warning: '#f0b45a',
  warningBg: '#2d230e',
  warningBorder: '#58431a',
  success: '#6fcf94',
  successBg: '#12351f',
  tagBg: '#2a343d',
  tagText: '#cdd6de',
  track: '#0d1216',
};

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...tokens: never[]) => unknown>;

/** Overrides derived colours, which antd makes paler in the dark theme. */
function withExactColors(base: Algorithm, color: Palette): Algorithm[] {
  const withColors: Algorithm = (seed, map) => ({
    ...(map ?? base(seed)),
    colorPrimary: PRIMARY_COLOR,
    colorInfo: PRIMARY_COLOR,
    colorLink: color.link,
    colorError: color.error,
    colorWarning: color.warning,
    colorSuccess: color.success,
    colorSuccessBg: color.successBg,
  });
  return [base, withColors];
}

const LIGHT_ALGORITHM = withExactColors(antdTheme.defaultAlgorithm, LIGHT);
const DARK_ALGORITHM = withExactColors(antdTheme.darkAlgorithm, DARK);

/** Builds antd's theme; the build makes its static stylesheet (`zeroRuntime`) from this function. */
export function buildThemeConfig(mode: ThemeMode): ThemeConfig {
  const isDark = mode === 'dark';
  const color = isDark ? DARK : LIGHT;
  return {
    algorithm: isDark ? DARK_ALGORITHM : LIGHT_ALGORITHM,
    cssVar: { key: `ncb-${mode}` },
    hashed: false,
    zeroRuntime: true,
    token: buildTokens(color),
    components: buildComponents(color, isDark),
  };
}

function buildTokens(color: Palette): ThemeConfig['token'] {
  return {
    colorPrimary: PRIMARY_COLOR,
    colorPrimaryBg: color.primaryBg,
    colorPrimaryBgHover: color.primaryBgHover,
    colorPrimaryBorder: color.primaryBorder,
    colorInfo: PRIMARY_COLOR,
    colorInfoBg: color.primaryBg,
    colorInfoBorder: color.primaryBorder,
    colorLinkHover: color.linkHover,
    colorBgLayout: color.layout,
    colorBgContainer: color.container,
    colorBgElevated: color.elevated,
    colorText: color.text,
    colorTextSecondary: color.secondary,
    colorTextTertiary: color.placeholder,
    colorTextDescription: color.secondary,
    colorTextPlaceholder: color.placeholder,
    colorBorder: color.border,
    colorBorderSecondary: color.line,
    colorSplit: color.line,
    colorError: color.error,
    colorErrorBg: color.errorBg,
    colorErrorBorder: color.errorBorder,
    colorWarningBg: color.warningBg,
    colorWarningBorder: color.warningBorder,
    borderRadius: 8,
    borderRadiusLG: 12,
    fontFamily: FONT_FAMILY,
    // The signature widget refuses to enable its button under a moving dialog.
    motion: false,
  };
}

function buildComponents(color: Palette, isDark: boolean): ThemeConfig['components'] {
  return {
    Notification: { width: 480 },
    // White on the dark theme's pale red is illegible.
    Badge: { colorError: LIGHT.error },
    Button: {
      ...BUTTON,
      borderRadiusLG: 8,
      defaultBorderColor: color.buttonBorder,
      // Otherwise text gets a main button's background colour.
      defaultHoverColor: color.link,
      defaultHoverBorderColor: color.link,
      defaultActiveColor: color.link,
      defaultActiveBorderColor: color.link,
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
      // White on pale red is illegible.
      ...(isDark && { dangerColor: '#1f0a0a' }),
    },
    Checkbox: { colorPrimary: '#0086b8' },
    // Contrast with the selection background.
    Dropdown: { colorPrimary: color.link },
    Input: { borderRadiusLG: 8 },
    Layout: { headerBg: 'var(--ant-color-bg-container)', siderBg: 'var(--ant-color-bg-container)' },
    Menu: {
      itemHeight: 36,
      itemMarginInline: 8,
      itemMarginBlock: 2,
      itemBorderRadius: 8,
      subMenuItemBorderRadius: 8,
      // A drawer has another background than the sidebar.
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemSelectedColor: color.link,
      subMenuItemSelectedColor: color.link,
      iconSize: 16,
      collapsedIconSize: 16,
      collapsedWidth: 56,
    },
    Pagination: { colorPrimary: color.link },
    Segmented: { trackBg: color.track },
    Select: { optionSelectedFontWeight: 400, borderRadiusLG: 8 },
    Table: {
      cellPaddingBlockSM: 4,
      cellPaddingInlineSM: 8,
      headerBg: color.container,
      headerSplitColor: 'transparent',
      headerSortActiveBg: color.container,
      headerSortHoverBg: color.rowHover,
      bodySortBg: 'transparent',
      rowHoverBg: color.rowHover,
      // antd's backgrounds have too little contrast with links.
      rowSelectedBg: color.rowSelected,
      rowSelectedHoverBg: color.rowSelectedHover,
    },
    Tabs: {
      inkBarColor: PRIMARY_COLOR,
      horizontalItemGutter: 24,
      horizontalItemPadding: '8px 0',
      itemSelectedColor: color.link,
      itemHoverColor: color.link,
      itemActiveColor: color.link,
    },
    Tag: { defaultBg: color.tagBg, defaultColor: color.tagText },
  };
}
