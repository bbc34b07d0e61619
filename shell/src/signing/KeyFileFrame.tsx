import { WIDGET_KEY_FILES } from '@ncb/shared-kernel/domain/signing-protocol';
import { useTexts } from '../languages';

export interface KeyFileFrameProps {
  /** Address of the signature widget. */
  address: string;
}

/** Hidden frame of the widget that remembers key files from one signing dialog to the next. */
export function KeyFileFrame({ address }: KeyFileFrameProps) {
  const { t } = useTexts();
  const source = new URL(WIDGET_KEY_FILES, address).href;
  return <iframe hidden src={source} title={t('signing.widget')} referrerPolicy="no-referrer" data-frame="keyFiles" />;
}
