import { listReplacedSigns } from '@ncb/shared-kernel/domain/text';
import { useTexts } from '../../texts';

interface ReplacedSignsProps {
  /** The typed text. */
  text: string;
}

/** Names the signs of a text that do not travel in a SWIFT message, with what stands for them. */
export function ReplacedSigns({ text }: ReplacedSignsProps) {
  const { t } = useTexts();
  const note = formatReplacedSigns(t, text);
  return note === null ? null : <span data-notice="replacedSigns"> {note}</span>;
}

/** Returns the sentence that names those signs; null if there are none. */
export function formatReplacedSigns(t: ReturnType<typeof useTexts>['t'], text: string): string | null {
  const signs = listReplacedSigns(text).map(({ sign, as }) =>
    as === '' ? t('payment.signs.dropped', { sign }) : t('payment.signs.replaced', { sign, as }),
  );
  return signs.length === 0 ? null : t('payment.signs.note', { signs: signs.join(', ') });
}
