import { CONTENT_ID } from './use-page-title';
import { useTexts } from '../languages/texts';

/** The page's first stop: who works without a mouse gets past the menu and the bar with one key. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="ncb-skip"
      data-action="skip"
      onClick={(event) => {
        // As an address it would be another page to the router, which then asks about unsaved work.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
