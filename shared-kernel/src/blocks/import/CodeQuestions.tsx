import { Button } from 'antd';
import type { ImportList, ImportSnapshot } from './import-list';
import { useTexts } from './texts';

interface CodeQuestionsProps {
  list: ImportList;
  snapshot: ImportSnapshot;
  onShow: () => void;
  isDisabled: boolean;
}

export function CodeQuestions({ list, snapshot, onShow, isDisabled }: CodeQuestionsProps) {
  const { t } = useTexts();
  const { count } = snapshot.sums.question;
  if (count === 0) return null;
  const open = () => snapshot.rows.flatMap(({ id }) => (list.status(id) === 'question' ? [id] : []));
  return (
    <div className="ncb-toolbar" role="group" aria-label={t('codes.title')} data-warning="seenWithOthers">
      <span>{t('codes.count', { count })}</span>
      <Button onClick={onShow} disabled={isDisabled} data-action="showQuestions">
        {t('codes.show')}
      </Button>
      <Button onClick={() => list.confirmPairs(open())} disabled={isDisabled} data-action="confirmCodes">
        {t('codes.confirm')}
      </Button>
    </div>
  );
}
