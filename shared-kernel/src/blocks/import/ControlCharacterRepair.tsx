import { withoutControlCharacters } from '../../domain/rules';
import type { RepairContext } from './import-kind';
import type { ImportedRow } from './imported-row';
import { RowsRepair } from './RowsRepair';
import { useTexts } from './texts';

export function ControlCharacterRepair({ list, snapshot, isDisabled }: RepairContext) {
  const { t } = useTexts();
  const damaged = snapshot.rows.filter(isDamaged);
  const [example] = damaged;
  if (!example) return null;
  return (
    <RowsRepair
      name="controls"
      text={t('controls.found', { count: damaged.length, line: example.line })}
      action={t('controls.drop')}
      isDisabled={isDisabled}
      repair={() => list.repair((row) => (isDamaged(row) ? withoutControlCharacters(row.row) : null))}
    />
  );
}

function isDamaged({ word, problems }: ImportedRow): boolean {
  return word === null && problems.some(({ key }) => key === 'controlCharacter');
}
