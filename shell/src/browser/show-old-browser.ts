const SENTENCES = {
  uk: 'Оновіть браузер: потрібен Chrome або Edge від 122, Firefox від 127, Safari від 17.4.',
  en: 'Update your browser: Chrome or Edge 122, Firefox 127, Safari 17.4 or newer is needed.',
  ru: 'Обновите браузер: нужен Chrome или Edge от 122, Firefox от 127, Safari от 17.4.',
};

/** Shows which browsers work, in all languages: nothing else of the page runs. Source: docs/supported-browsers.md. */
export function showOldBrowser(): void {
  const root = document.getElementById('root');
  if (!root) return;
  Object.assign(root.style, { maxWidth: '480px', margin: '20vh auto', padding: '0 24px', lineHeight: '1.5' });
  for (const [language, sentence] of Object.entries(SENTENCES)) {
    const paragraph = document.createElement('p');
    paragraph.lang = language;
    paragraph.textContent = sentence;
    root.append(paragraph);
  }
}
