import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import {
  getCurrencyPayment,
  getPayment,
  writeCurrencyTemplate,
  writeUahTemplate,
  type JournalRow,
} from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { NameResult } from '@ncb/shared-kernel/ui';
import { useStoreTemplate, type TemplateContent } from '@ncb/shared-kernel/blocks/templates';

/** Values set when the template is used. Source: docs/requirements/hryvnia-payments.md#template-values. */
const WITHOUT_DATES = { id: null, number: '', documentDate: '', valueDate: '' } as const;

export function useSaveAsTemplate(row: JournalRow): (name: string, isReplacing: boolean) => Promise<NameResult> {
  const store = useStoreTemplate();
  return (name, isReplacing) => store(name, isReplacing, (api) => loadContent(api, row));
}

async function loadContent(api: ApiClient, row: JournalRow): Promise<Outcome<TemplateContent>> {
  const { id, currencyCode, amount, receiverName, receiverAccount } = row;
  const summary = { currencyCode, amount, receiverName, receiverAccount };
  if (row.type === DocumentType.currencyPayment) {
    const stored = await api.call(getCurrencyPayment, { type: row.type, id });
    if (!stored.ok) return stored;
    const data = writeCurrencyTemplate({ ...stored.value.payment, ...WITHOUT_DATES });
    return { ok: true, value: { ...summary, type: row.type, data } };
  }
  const stored = await api.call(getPayment, { id });
  if (!stored.ok) return stored;
  const data = writeUahTemplate({ ...stored.value.payment, ...WITHOUT_DATES });
  return { ok: true, value: { ...summary, type: DocumentType.uahPayment, data } };
}
