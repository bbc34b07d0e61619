import type { QueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { insertCorrespondent, insertPurpose } from '@ncb/shared-kernel/api/contract';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getProblemText } from '@ncb/shared-kernel/ui';
import type { useTexts } from '../../texts';
import { toCatalogueRow } from './check-payment';
import { isBudgetPayment, type PaymentValues } from './payment-values';

interface SaveContext extends Pick<ShellServices, 'api' | 'session' | 'notify'>, ReturnType<typeof useTexts> {
  readonly cache: QueryClient;
}

/**
 * Saves receiver and purpose; each refusal is shown (`insCorrFailed`, `insPpurpFailed`). Source:
 * docs/requirements/hryvnia-payments.md#payment-form, docs/requirements/hryvnia-payments.md#failures.
 */
export async function saveInCatalogues(
  values: PaymentValues,
  { api, session, notify, cache, t, common }: SaveContext,
): Promise<void> {
  const getReason = (failure: ApiFailure) => {
    const [first] = failure.kind === 'refused' ? failure.problems : [];
    return first ? getProblemText(common, first.key, first.params) : getFailureText(common, failure);
  };

  const saveReceiver = async () => {
    const outcome = await api.call(insertCorrespondent, {
      catalogue: 'ncb_correspondents_c',
      row: { ...toCatalogueRow(values), maximum: null },
    });
    if (!outcome.ok) notify('warning', t('form.insCorrFailed', { reason: getReason(outcome.failure) }));
    else await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
  };

  const savePurposeText = async () => {
    // Without the VAT text of this amount.
    const row = { text: tidyLine(values.purpose) };
    const outcome = await api.call(insertPurpose, { catalogue: 'ncb_ppurps_c', row });
    if (!outcome.ok) notify('warning', t('form.insPpurpFailed', { reason: getReason(outcome.failure) }));
    else await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'purposes') });
  };

  await Promise.all([
    values.saveReceiver && saveReceiver(),
    values.savePurpose && values.purpose.trim() !== '' && !isBudgetPayment(values) && savePurposeText(),
  ]);
}
