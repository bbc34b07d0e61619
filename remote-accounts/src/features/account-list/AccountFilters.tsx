import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { getAccountCurrencies } from '@ncb/shared-kernel/domain/vocabulary';
import { FilterChip, getHeaderLayout, ToggleChip, useListLayout, useSettingsChange } from '@ncb/shared-kernel/ui';
import { toggleCurrency, type AccountFilter } from './filter-accounts';
import { useTexts } from '../../texts';

export interface AccountFiltersProps extends AccountFilter {
  accounts: readonly Account[];
  onCurrencies: (codes: readonly string[]) => void;
}

export function AccountFilters({ accounts, currencies, showClosed, onCurrencies }: AccountFiltersProps) {
  const { t } = useTexts();
  const { width } = useListLayout();
  const changeSettings = useSettingsChange();
  const availableCurrencies = useMemo(
    () => getAccountCurrencies(accounts.map(({ currencyCode }) => currencyCode)),
    [accounts],
  );
  const chosen = availableCurrencies.filter(({ code }) => currencies.includes(code));
  return (
    <>
      {/* In a narrow header the totals above the list filter by currency instead. */}
      {availableCurrencies.length > 1 && getHeaderLayout(width) !== 'signs' && (
        <FilterChip
          label={t('filter.currency')}
          value={chosen.length > 0 ? chosen.map(({ letters }) => letters).join(', ') : null}
          menu={{
            items: availableCurrencies.map(({ code, letters }) => ({ key: code, label: letters })),
            selectable: true,
            multiple: true,
            selectedKeys: [...currencies],
            onClick: ({ key }) => onCurrencies(toggleCurrency(currencies, key)),
          }}
          onClear={chosen.length > 0 ? () => onCurrencies([]) : undefined}
          data-action="chooseCurrency"
          data-field="currencyCode"
        />
      )}
      <ToggleChip
        isOn={showClosed}
        onToggle={(isShown) => changeSettings({ showClosed: isShown })}
        label={t('showClosed')}
        data-field="showClosed"
      >
        {t('filter.withClosed')}
      </ToggleChip>
    </>
  );
}
