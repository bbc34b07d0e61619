import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { summariseDraft, unpackDraft, type Draft } from '../api/contract';
import { getDateFormats } from '../domain/dates';
import { formatAmount, parseAmount } from '../domain/money';
import type kernelTexts from '../i18n/locales/ua.json';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

type Forms = keyof (typeof kernelTexts)['drafts']['forms'];

export interface DraftSummary {
  /** Name of the form in the language of the screen: the stored name keeps the language of the time. */
  readonly form: string;
  readonly receiver: string;
  readonly sum: string;
  /** All of it on one line. */
  readonly what: string;
  readonly when: string;
}

/** Returns a function that describes a draft; it is the same until the language changes. */
export function useDraftSummary(): (draft: Draft) => DraftSummary {
  const { language } = useSteadyShell();
  const { t } = useTranslation('kernel');
  return useCallback(
    ({ name, page, data, saved }) => {
      const content = unpackDraft(data);
      const { receiver, amount, number, isChange } = summariseDraft(content?.content);
      const parsed = parseAmount(amount);
      const sum = parsed.ok ? formatAmount(parsed.amount, language) : amount;
      // A page that is newer than the shell is named as it named its draft.
      const kind = t(`drafts.forms.${page as Forms}`, { defaultValue: name || page });
      const numbered = receiver === '' && number !== '' ? t('drafts.numbered', { form: kind, number }) : kind;
      const mode = content?.parameters['mode'] === 'template' ? 'template' : isChange && 'change';
      const form = mode ? t(`drafts.${mode}`, { form: numbered }) : numbered;
      const what = [form, receiver, sum].filter(Boolean).join(', ');
      return { form, receiver, sum, what, when: getDateFormats(language).formatMoment(saved) };
    },
    [language, t],
  );
}
