export { WorkTheme } from './WorkTheme';
export { addNonceToStyles } from './style-nonce';
export { THEME_CHOICES, useThemeChoice, useThemeClass, useThemeMode } from './theme-mode';
