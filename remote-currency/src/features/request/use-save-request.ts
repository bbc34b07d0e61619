import { useState } from 'react';
import { saveCurrencyRequest, type Account, type CountedFigures } from '@ncb/shared-kernel/api/contract';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type ReplacedVersion, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { toDraft, toRequestToSave, type RequestValues } from './request-values';

interface SavedRequest extends SaveOnce<RequestValues> {
  readonly savedId: string | null;
  /** Sums stored by the server. */
  readonly stored: CountedFigures | null;
}

interface RequestToStore {
  readonly id: string | null;
  readonly replaces: ReplacedVersion;
  readonly onOvertaken: (latest: number) => void;
  /** Sums that the user confirms. */
  readonly confirmed: CountedFigures;
  readonly onFiguresChanged: (present: Readonly<Record<string, string>>) => void;
}

export function useSaveRequest(
  type: RequestType,
  { id, replaces, onOvertaken, confirmed, onFiguresChanged }: RequestToStore,
  accounts: readonly Account[],
): SavedRequest {
  const { session, notify, refreshSession } = useShell();
  const { t } = useTexts();
  const refreshDocuments = useDocumentsRefresh();
  const [savedId, setSavedId] = useState<string | null>(null);
  const [stored, setStored] = useState<CountedFigures | null>(null);
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  const save = useSaveOnce({
    call: saveCurrencyRequest,
    toRequest: (values: RequestValues) => ({
      type,
      currencyRequest: {
        ...replaces,
        confirmedFigures: confirmed,
        ...toRequestToSave(id, toDraft(type, values), accounts, {
          code: company?.code ?? '',
          name: company?.shortName ?? '',
        }),
      },
    }),
    numberField: 'number',
    isShownOnPage: true,
    onNewerVersion: onOvertaken,
    onFiguresChanged,
    async onSaved(values, answer) {
      notify('success', t('request.saved', { number: values.number.trim() }));
      refreshSession();
      await refreshDocuments();
      setStored(answer.figures ?? null);
      setSavedId(answer.id);
    },
  });
  return { ...save, savedId, stored };
}
