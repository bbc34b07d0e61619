import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { IconButton } from '../../ui';
import type { Condition } from '../../domain/rules';
import type { SearchModel } from './search-model';
import { useTexts } from './texts';
import styles from './search.module.css';

export interface SearchConditionsProps<Search extends object> {
  model: SearchModel<Search>;
  search: Search;
  conditions: readonly Condition<Search>[];
  labelOf: (field: keyof Search & string) => string;
  formatCondition: (field: keyof Search & string) => string;
  onSearch: (search: Search) => void;
}

export function SearchConditions<Search extends object>(props: SearchConditionsProps<Search>) {
  const { model, search, conditions, labelOf, formatCondition, onSearch } = props;
  const { t } = useTexts();
  if (conditions.length === 0) return null;
  return (
    <Flex gap="small" align="center" wrap role="group" aria-label={t('conditions')}>
      {conditions.map(({ field, without }) => {
        const text = `${labelOf(field)}: ${formatCondition(field)}`;
        return (
          <Tag key={field} className={styles['condition']} data-row={field}>
            {text}
            <IconButton
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('drop', { condition: text })}
              onClick={() => onSearch(without)}
              data-action="dropCondition"
            />
          </Tag>
        );
      })}
      <Button type="link" onClick={() => onSearch(model.cleared(search))} data-action="clearSearch">
        {t('clear')}
      </Button>
    </Flex>
  );
}
