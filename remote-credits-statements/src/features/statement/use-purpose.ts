import { useCallback } from 'react';
import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { readBankPurpose, readRevaluationPurpose } from '@ncb/shared-kernel/domain/statement';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Gives a purpose on screen: what the bank writes on its own postings in the user's language. Files and papers keep it. */
export function usePurpose(): (purpose: string) => string {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return useCallback(
    (purpose) => {
      const translate = (text: string): string => {
        const revalued = readRevaluationPurpose(text);
        if (revalued) return t(`statement.bank.${revalued.before === null ? 'rounded' : 'revalued'}`, { ...revalued });
        const written = readBankPurpose(text);
        if (!written) return text;
        if (written.reversed !== null) return t('statement.bank.reversal', { text: translate(written.reversed) });
        const name = t(`statement.bank.${written.name}`);
        if (!written.document) return name;
        const { number, day } = written.document;
        const parsed = parseDotted(day);
        return t('statement.bank.ofDocument', { text: name, number, day: parsed === null ? day : formatDay(parsed) });
      };
      return translate(purpose);
    },
    [t, formatDay],
  );
}
