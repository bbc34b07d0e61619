import { Button } from 'antd';
import type { ImportList } from '@ncb/shared-kernel/blocks/import';
import { getAddressCells, composeAddress, type ImportedCurrencyDocument } from '@ncb/shared-kernel/domain/rules';
import type { CurrencyRow } from './currency-rows';
import { hasProblem } from './has-problem';
import { useTexts } from '../../texts';

interface ConfirmAddressProps {
  row: CurrencyRow;
  list: ImportList<ImportedCurrencyDocument>;
}

/** Button that accepts the parts guessed from a one-line address. */
export function ConfirmAddress({ row, list }: ConfirmAddressProps) {
  const { t } = useTexts();
  const { guess } = row.document;
  if (!guess || !hasProblem(row, 'addressToConfirm')) return null;
  return (
    <>
      <Button onClick={() => list.change(row.id, getAddressCells(guess))} data-action="confirmAddress">
        {t('import.address.confirm')}
      </Button>
      <span className="ncb-quiet" data-field="guessedAddress">
        {composeAddress(guess)}
      </span>
    </>
  );
}
