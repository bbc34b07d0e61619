import { useCallback } from 'react';
import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { readBankPurpose, readRevaluationPurpose } from '@ncb/shared-kernel/domain/statement';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

type StatementPurpose = Parameters<typeof readBankPurpose>[0];

/**
 * Returns a function that gives the purpose of an operation on screen: words of the bank in the user's language, those of
 * customers as they are. Exported and printed statements keep the bank's words.
 */
export function usePurpose(): (operation: StatementPurpose) => string {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return useCallback(
    (operation) => {
      const translate = (source: StatementPurpose): string => {
        const { purpose, documentType } = source;
        const revaluation = readRevaluationPurpose(source);
        if (revaluation)
          return t(`statement.bank.${revaluation.before === null ? 'rounded' : 'revalued'}`, { ...revaluation });
        const bankPurpose = readBankPurpose(source);
        if (!bankPurpose) return purpose;
        if (bankPurpose.reversed !== null) {
          // The reversed document's words may be a customer's; the bank's name their document.
          const reversed = { purpose: bankPurpose.reversed, documentType };
          const text = readBankPurpose(reversed)?.document ? translate(reversed) : reversed.purpose;
          return t('statement.bank.reversal', { text });
        }
        const name = t(`statement.bank.${bankPurpose.name}`);
        if (!bankPurpose.document) return name;
        const { number, day } = bankPurpose.document;
        const parsed = parseDotted(day);
        return t('statement.bank.ofDocument', { text: name, number, day: parsed === null ? day : formatDay(parsed) });
      };
      return translate(operation);
    },
    [t, formatDay],
  );
}
