import { RowsRepair, type RepairedList, type RowCells } from '@ncb/shared-kernel/blocks/import';
import { addressCells, type ImportedCurrencyDocument } from '@ncb/shared-kernel/domain/rules';
import { toSwiftText } from '@ncb/shared-kernel/domain/text';
import type { CurrencyRow } from './currency-rows';
import { hasProblem } from './has-problem';
import { banksToFind, useFindBanks } from './use-find-banks';
import { useTexts } from '../../texts';

type Repaired = RepairedList<ImportedCurrencyDocument>;

/** Buttons that repair problems of many rows. */
export function CurrencyRepairs({ list, snapshot, isDisabled }: Repaired) {
  const { t } = useTexts();
  const findBanks = useFindBanks();
  const { rows } = snapshot;
  const ofAddresses = rows.filter((row) => hasProblem(row, 'addressToConfirm')).length;
  const inLetters = rows.filter((row) => latinCells(row) !== null).length;
  const withoutBank = rows.filter((row) => banksToFind(row).length > 0).length;
  return (
    <>
      {withoutBank > 0 && (
        <RowsRepair
          name="banks"
          text={t('import.repairs.banks', { count: withoutBank })}
          action={t('import.repairs.findBanks')}
          isDisabled={isDisabled}
          repair={async () => list.repair(await findBanks(rows))}
        />
      )}
      {inLetters > 0 && (
        <RowsRepair
          name="letters"
          text={t('import.repairs.letters', { count: inLetters })}
          action={t('import.repairs.toLatin')}
          isDisabled={isDisabled}
          repair={() => list.repair(latinCells)}
        />
      )}
      {ofAddresses > 1 && (
        <RowsRepair
          name="addresses"
          text={t('import.repairs.addresses', { count: ofAddresses })}
          action={t('import.repairs.confirmAll')}
          isDisabled={isDisabled}
          repair={() => list.repair(guessedCells)}
        />
      )}
    </>
  );
}

function guessedCells(row: CurrencyRow): RowCells | null {
  const { guess } = row.document;
  return guess && hasProblem(row, 'addressToConfirm') ? addressCells(guess) : null;
}

/** Converts text for SWIFT messages, except accounts. */
function latinCells({ problems, row, word }: CurrencyRow): RowCells | null {
  if (word !== null) return null;
  const cells = problems.flatMap(({ field, key }): (readonly [string, string])[] => {
    const text = row[field];
    return key === 'notSwiftText' && field !== 'acnt_co' && text ? [[field, toSwiftText(text)]] : [];
  });
  return cells.length > 0 ? Object.fromEntries(cells) : null;
}
