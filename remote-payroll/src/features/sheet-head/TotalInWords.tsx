import { amountInWords } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** The total as it is written on paper. `total`: decimal string */
export function TotalInWords({ total }: { total: string }) {
  const { language } = useShell();
  return (
    <div className="ncb-field-hint" data-field="totalInWords">
      {amountInWords(total, UAH.letters, language)}
    </div>
  );
}
