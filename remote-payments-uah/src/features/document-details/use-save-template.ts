import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import {
  addTemplate,
  getCurrencyPayment,
  getPayment,
  listTemplates,
  updateTemplate,
  writeCurrencyTemplate,
  writeUahTemplate,
  type JournalRow,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';

/** `taken`: there is a template of that name, and nothing was stored. */
export type TemplateResult = 'saved' | 'taken' | 'failed';

type TemplateType = RequestOf<typeof addTemplate>['type'];

/** A template takes number and dates from the day on which it is used. Source: spec 2 §5 */
const OF_THE_DAY = { id: null, number: '', documentDate: '', valueDate: '' } as const;

/** Stores a payment of the journal as a template, in place of one of the same name where that was agreed to. */
export function useSaveTemplate(row: JournalRow) {
  const { api, notify } = useShell();
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (name: string, isReplacing: boolean): Promise<TemplateResult> => {
    const type = row.type === DocumentType.currencyPayment ? row.type : DocumentType.uahPayment;
    const data = await contentOf(api, row.id, type);
    if (!data.ok) return fail(data);
    const { currencyCode, amount, receiverName, receiverAccount } = row;
    const template = { name, type, currencyCode, amount, receiverName, receiverAccount, data: data.value };
    const found = isReplacing ? await api.call(listTemplates, {}) : null;
    if (found && !found.ok) return fail(found);
    const id = found?.value.templates.find((other) => other.name === name)?.id;
    const stored = id ? await api.call(updateTemplate, { id, ...template }) : await api.call(addTemplate, template);
    if (stored.ok) {
      notify('success', t('journal.template.done', { name }));
      return 'saved';
    }
    return isNameTaken(stored) ? 'taken' : fail(stored);
  };

  const fail = ({ failure }: Outcome<unknown> & { ok: false }): TemplateResult => {
    notify('error', failureText(common, failure));
    return 'failed';
  };

  return {
    isBusy,
    async save(name: string, isReplacing: boolean): Promise<TemplateResult> {
      setBusy(true);
      const result = await attempt(name, isReplacing);
      setBusy(false);
      return result;
    },
  };
}

function isNameTaken({ failure }: Outcome<unknown> & { ok: false }): boolean {
  return failure.kind === 'refused' && failure.problems.some(({ key }) => key === 'alreadyExists');
}

/** The payment in full, as a template keeps it. */
async function contentOf(api: ApiClient, id: string, type: TemplateType): Promise<Outcome<string>> {
  if (type === DocumentType.currencyPayment) {
    const stored = await api.call(getCurrencyPayment, { type, id });
    return stored.ok ? { ok: true, value: writeCurrencyTemplate({ ...stored.value.payment, ...OF_THE_DAY }) } : stored;
  }
  const stored = await api.call(getPayment, { id });
  return stored.ok ? { ok: true, value: writeUahTemplate({ ...stored.value.payment, ...OF_THE_DAY }) } : stored;
}
