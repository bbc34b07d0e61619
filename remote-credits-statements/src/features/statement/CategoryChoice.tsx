import { Select } from 'antd';
import { useState } from 'react';
import { CHOSEN_CATEGORIES, type ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { CategoryTag } from './OperationCells';
import styles from './statement.module.css';
import { useChooseCategory } from './use-operation-commands';

const BY_RULES = 'rules';
type Choice = ChosenCategory | typeof BY_RULES;

export function CategoryChoice({ row }: { row: ListedOperation }) {
  const { t } = useTexts();
  const choose = useChooseCategory();
  const [isBusy, setBusy] = useState(false);
  const { category, reason, document, isRevaluation } = row;
  const hasParty = document.correspondentCode !== '' || document.correspondentAccount !== '';
  const isChosen = reason === 'chosen';
  const why = (
    <span className="ncb-quiet" data-field="categoryReason">
      {t(`statement.reasons.${reason}`)}
    </span>
  );
  if (isRevaluation || !hasParty) {
    return (
      <div className={styles['chosen']}>
        <CategoryTag row={row} />
        {why}
      </div>
    );
  }
  const onChange = async (choice: Choice) => {
    setBusy(true);
    await choose(row, choice === BY_RULES ? null : choice);
    setBusy(false);
  };
  return (
    <div className={styles['chosen']}>
      <Select<Choice>
        value={category as ChosenCategory}
        loading={isBusy}
        disabled={isBusy}
        onChange={(choice) => void onChange(choice)}
        aria-label={t('statement.columns.category')}
        options={[
          ...CHOSEN_CATEGORIES.map((value) => ({ value, label: t(`statement.categories.${value}`) })),
          ...(isChosen ? [{ value: BY_RULES, label: t('statement.byRules') } as const] : []),
        ]}
        data-field="category"
      />
      {why}
    </div>
  );
}
