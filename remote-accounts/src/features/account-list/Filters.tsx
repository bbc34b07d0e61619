import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { currenciesOfAccounts } from '@ncb/shared-kernel/domain/vocabulary';
import { FilterChip, headerRoom, ToggleChip, useListPlace, useSettingsChange } from '@ncb/shared-kernel/ui';
import { toggleCurrency, type AccountFilter } from './shown-accounts';
import { useTexts } from '../../texts';

export interface FiltersProps extends AccountFilter {
  accounts: readonly Account[];
  onCurrencies: (codes: readonly string[]) => void;
}

export function Filters({ accounts, currencies, showClosed, onCurrencies }: FiltersProps) {
  const { t } = useTexts();
  const { width } = useListPlace();
  const changeSettings = useSettingsChange();
  const held = useMemo(() => currenciesOfAccounts(accounts.map(({ currencyCode }) => currencyCode)), [accounts]);
  const chosen = held.filter(({ code }) => currencies.includes(code));
  return (
    <>
      {/* In a narrow header the totals above the list filter by currency instead. */}
      {held.length > 1 && headerRoom(width) !== 'signs' && (
        <FilterChip
          label={t('filter.currency')}
          value={chosen.length > 0 ? chosen.map(({ letters }) => letters).join(', ') : null}
          menu={{
            items: held.map(({ code, letters }) => ({ key: code, label: letters })),
            selectable: true,
            multiple: true,
            selectedKeys: [...currencies],
            onClick: ({ key }) => onCurrencies(toggleCurrency(currencies, key)),
          }}
          onClear={chosen.length > 0 ? () => onCurrencies([]) : undefined}
          data-action="chooseCurrency"
          data-field="cur_ref"
        />
      )}
      <ToggleChip
        isOn={showClosed}
        onToggle={(isWanted) => changeSettings({ showClosed: isWanted })}
        label={t('showClosed')}
        data-field="showClosed"
      >
        {t('filter.withClosed')}
      </ToggleChip>
    </>
  );
}
