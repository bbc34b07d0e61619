import { replacedSigns } from '@ncb/shared-kernel/domain/text';
import { useTexts } from '../../texts';

export interface ReplacedSignsProps {
  /** The typed text. */
  text: string;
}

/** Names the signs of a text that do not travel in a SWIFT message, with what stands for them. */
export function ReplacedSigns({ text }: ReplacedSignsProps) {
  const { t } = useTexts();
  const signs = replacedSigns(text).map(({ sign, as }) =>
    as === '' ? t('payment.signs.dropped', { sign }) : t('payment.signs.replaced', { sign, as }),
  );
  if (signs.length === 0) return null;
  return <span data-notice="replacedSigns"> {t('payment.signs.note', { signs: signs.join(', ') })}</span>;
}
