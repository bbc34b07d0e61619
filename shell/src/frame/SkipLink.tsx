import { CONTENT_ID, getContent } from '../browser';
import { useTexts } from '../languages';

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
        getContent()?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
