import { useQueryClient } from '@tanstack/react-query';
import { insertCorrespondent, insertPurpose } from '@ncb/shared-kernel/api/contract';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText, problemText } from '@ncb/shared-kernel/ui';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { catalogueRowOf, type PaymentValues } from '.';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

/**
 * Keeps receiver and purpose of a saved payment in the catalogues, as the form was asked to. The payment is saved
 * whatever becomes of it: a catalogue that refuses is told (`insCorrFailed`, `insPpurpFailed`). Source: spec 2 §2, §8
 */
export function useKeepInCatalogues(): (values: PaymentValues) => Promise<void> {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();

  const reasonOf = (failure: ApiFailure) => {
    const [first] = failure.kind === 'refused' ? failure.problems : [];
    return first ? problemText(common, first.key, first.params) : failureText(common, failure);
  };

  const keepReceiver = async (values: PaymentValues) => {
    const outcome = await api.call(insertCorrespondent, {
      catalogue: 'ncb_correspondents_c',
      row: { ...catalogueRowOf(values), maximum: null },
    });
    if (!outcome.ok) notify('warning', t('form.insCorrFailed', { reason: reasonOf(outcome.failure) }));
    else await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
  };

  const keepPurpose = async ({ purpose }: PaymentValues) => {
    // Without the VAT text, which belongs to this payment's amount.
    const row = { text: tidyLine(purpose) };
    const outcome = await api.call(insertPurpose, { catalogue: 'ncb_ppurps_c', row });
    if (!outcome.ok) notify('warning', t('form.insPpurpFailed', { reason: reasonOf(outcome.failure) }));
    else await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'purposes') });
  };

  return async (values) => {
    await Promise.all([
      values.saveReceiver && keepReceiver(values),
      values.savePurpose && values.purpose.trim() !== '' && keepPurpose(values),
    ]);
  };
}
