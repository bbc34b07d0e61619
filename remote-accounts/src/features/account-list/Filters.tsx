import { Select, Switch } from 'antd';
import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { currenciesOfAccounts } from '@ncb/shared-kernel/domain/vocabulary';
import { useSettingsChange } from '@ncb/shared-kernel/ui';
import type { AccountFilter } from './shown-accounts';
import { useTexts } from '../../texts';

export interface FiltersProps extends AccountFilter {
  /** All accounts of the company. */
  accounts: readonly Account[];
  onCurrencies: (codes: readonly string[]) => void;
}

/** Which accounts are shown: of some currencies, with or without closed ones. */
export function Filters({ accounts, currencies, showClosed, onCurrencies }: FiltersProps) {
  const { t } = useTexts();
  const changeSettings = useSettingsChange();
  const held = useMemo(() => currenciesOfAccounts(accounts.map(({ currencyCode }) => currencyCode)), [accounts]);
  return (
    <>
      {held.length > 1 && (
        <Select<string[]>
          mode="multiple"
          allowClear
          className="ncb-toolbar-select"
          placeholder={t('filter.currencies')}
          aria-label={t('filter.currencies')}
          options={held.map(({ code, letters }) => ({ value: code, label: letters }))}
          value={[...currencies]}
          onChange={onCurrencies}
          data-field="cur_ref"
        />
      )}
      <label className="ncb-switch">
        <Switch
          checked={showClosed}
          onChange={(isWanted) => changeSettings({ showClosed: isWanted })}
          aria-label={t('showClosed')}
          data-field="showClosed"
        />
        {t('showClosed')}
      </label>
    </>
  );
}
