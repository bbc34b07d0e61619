export { LanguageProvider, getStoredLanguage, useLanguage } from './LanguageContext';
export { loadShellTexts } from './load-shell-texts';
export { useTexts } from './texts';
