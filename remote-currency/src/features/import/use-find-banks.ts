import type { RowCells } from '@ncb/shared-kernel/blocks/import';
import { bankBySwift } from '@ncb/shared-kernel/api/contract';
import { checkBic, normaliseBic } from '@ncb/shared-kernel/domain/identifiers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import type { CurrencyRow } from './currency-rows';
import { useTexts } from '../../texts';

const PREFIXES = ['ben_bank_', 'int_bank_'] as const;

interface UnnamedBank {
  readonly prefix: (typeof PREFIXES)[number];
  readonly swift: string;
}

/** Lists banks with a BIC but no name. */
export function listUnnamedBanks({ problems, row, word }: CurrencyRow): readonly UnnamedBank[] {
  if (word !== null) return [];
  return PREFIXES.flatMap((prefix) => {
    const swift = normaliseBic(row[`${prefix}swift`] ?? '');
    const isUnnamed = problems.some(({ field, key }) => field === `${prefix}name` && key === 'emptyField');
    return isUnnamed && checkBic(swift) === null ? [{ prefix, swift }] : [];
  });
}

/** Finds names of banks by BIC; unknown ones must be typed. */
export function useFindBanks(): (rows: readonly CurrencyRow[]) => Promise<(row: CurrencyRow) => RowCells | null> {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  return async (rows) => {
    const requested = new Set(rows.flatMap((row) => listUnnamedBanks(row).map(({ swift }) => swift)));
    const names = new Map<string, string>();
    for (const swift of requested) {
      const outcome = await api.call(bankBySwift, { swift });
      if (outcome.ok) names.set(swift, outcome.value.bank.name);
      else if (outcome.failure.kind !== 'refused') {
        notify('error', getFailureText(common, outcome.failure));
        break;
      }
    }
    if (names.size < requested.size)
      notify('warning', t('import.repairs.unknownBanks', { count: requested.size - names.size }));
    return (row) => {
      const cells = listUnnamedBanks(row).flatMap(({ prefix, swift }): (readonly [string, string])[] => {
        const name = names.get(swift);
        return name === undefined ? [] : [[`${prefix}name`, name]];
      });
      return cells.length > 0 ? Object.fromEntries(cells) : null;
    };
  };
}
