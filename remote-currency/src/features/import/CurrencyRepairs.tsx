import { RowsRepair, type RepairContext, type RowCells } from '@ncb/shared-kernel/blocks/import';
import { getAddressCells, type ImportedCurrencyDocument } from '@ncb/shared-kernel/domain/rules';
import { toSwiftText } from '@ncb/shared-kernel/domain/text';
import type { CurrencyRow } from './currency-rows';
import { hasProblem } from './has-problem';
import { listUnnamedBanks, useFindBanks } from './use-find-banks';
import { useTexts } from '../../texts';

type CurrencyRepairsProps = RepairContext<ImportedCurrencyDocument>;

/** Buttons that repair problems of many rows. */
export function CurrencyRepairs({ list, snapshot, isDisabled }: CurrencyRepairsProps) {
  const { t } = useTexts();
  const findBanks = useFindBanks();
  const { rows } = snapshot;
  const addressCount = rows.filter((row) => hasProblem(row, 'addressToConfirm')).length;
  const letterCount = rows.filter((row) => toLatinCells(row) !== null).length;
  const bankCount = rows.filter((row) => listUnnamedBanks(row).length > 0).length;
  return (
    <>
      {bankCount > 0 && (
        <RowsRepair
          name="banks"
          text={t('import.repairs.banks', { count: bankCount })}
          action={t('import.repairs.findBanks')}
          isDisabled={isDisabled}
          repair={async () => list.repair(await findBanks(rows))}
        />
      )}
      {letterCount > 0 && (
        <RowsRepair
          name="letters"
          text={t('import.repairs.letters', { count: letterCount })}
          action={t('import.repairs.toLatin')}
          isDisabled={isDisabled}
          repair={() => list.repair(toLatinCells)}
        />
      )}
      {addressCount > 1 && (
        <RowsRepair
          name="addresses"
          text={t('import.repairs.addresses', { count: addressCount })}
          action={t('import.repairs.confirmAll')}
          isDisabled={isDisabled}
          repair={() => list.repair(guessCells)}
        />
      )}
    </>
  );
}

function guessCells(row: CurrencyRow): RowCells | null {
  const { guess } = row.document;
  return guess && hasProblem(row, 'addressToConfirm') ? getAddressCells(guess) : null;
}

/** Converts text for SWIFT messages, except accounts. */
function toLatinCells({ problems, row, word }: CurrencyRow): RowCells | null {
  if (word !== null) return null;
  const cells = problems.flatMap(({ field, key }): (readonly [string, string])[] => {
    const text = row[field];
    return key === 'notSwiftText' && field !== 'acnt_co' && text ? [[field, toSwiftText(text)]] : [];
  });
  return cells.length > 0 ? Object.fromEntries(cells) : null;
}
