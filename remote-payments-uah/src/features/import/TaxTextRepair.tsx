import { RowsRepair, type ImportedRow, type RepairContext } from '@ncb/shared-kernel/blocks/import';
import { toStructuredCells, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../../texts';

/** Repair that converts old tax purposes to structured ones. */
export function TaxTextRepair({ list, snapshot, isDisabled }: RepairContext<UahPaymentDraft>) {
  const { t } = useTexts();
  const count = snapshot.rows.filter((row) => toCells(row) !== null).length;
  if (count === 0) return null;
  return (
    <RowsRepair
      name="taxes"
      text={t('impex.taxes.old', { count })}
      action={t('impex.taxes.convert')}
      isDisabled={isDisabled}
      repair={() => list.repair(toCells)}
    />
  );
}

function toCells({ row, word, problems }: ImportedRow<UahPaymentDraft>) {
  const lacksStructure = problems.some(({ key }) => key === 'sep4.spp.fillSpp');
  return word === null && lacksStructure ? toStructuredCells(row) : null;
}
