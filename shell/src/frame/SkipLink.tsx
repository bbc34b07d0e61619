import { CONTENT_ID } from './use-page-title';
import { useTexts } from '../languages/texts';

/** Link as first tab stop, which skips menu and top bar. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="ncb-skip"
      data-action="skip"
      onClick={(event) => {
        // The router would treat the hash as a navigation.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
