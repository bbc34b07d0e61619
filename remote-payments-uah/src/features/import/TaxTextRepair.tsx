import { RowsRepair, type ImportedRow, type RepairedList } from '@ncb/shared-kernel/blocks/import';
import { structureCells, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../../texts';

/** Repair that converts old tax purposes to structured ones. */
export function TaxTextRepair({ list, snapshot, isDisabled }: RepairedList<UahPaymentDraft>) {
  const { t } = useTexts();
  const count = snapshot.rows.filter((row) => cellsOf(row) !== null).length;
  if (count === 0) return null;
  return (
    <RowsRepair
      name="taxes"
      text={t('impex.taxes.old', { count })}
      action={t('impex.taxes.convert')}
      isDisabled={isDisabled}
      repair={() => list.repair(cellsOf)}
    />
  );
}

function cellsOf({ row, word, problems }: ImportedRow<UahPaymentDraft>) {
  const lacksStructure = problems.some(({ key }) => key === 'sep4.spp.fillSpp');
  return word === null && lacksStructure ? structureCells(row) : null;
}
