import { Button } from 'antd';
import type { DirectionRead } from '../../files';
import { useTexts } from './texts';

interface DirectionLineProps {
  /** Absent if the user has called the file a list of payments. */
  direction: DirectionRead | undefined;
  onChange: () => void;
}

export function DirectionLine({ direction, onChange }: DirectionLineProps) {
  const { t } = useTexts();
  const understood = direction?.values.flatMap(({ value, direction: moneyDirection }) => {
    if (!moneyDirection) return [];
    const name = value === '' || value === 'incoming' || value === 'outgoing' ? '' : `«${value}» – `;
    return [`${name}${t(`questions.${moneyDirection}`)}`];
  });
  return (
    <div className="ncb-toolbar" data-field="direction">
      <span>
        {direction
          ? t('questions.understood', { heading: direction.heading || '–', list: understood?.join('; ') ?? '' })
          : t('questions.understoodList')}
      </span>
      <Button size="small" onClick={onChange} data-action="direction">
        {t('questions.change')}
      </Button>
    </div>
  );
}
