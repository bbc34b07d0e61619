import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import type { CurrencyDocumentType } from '@ncb/shared-kernel/domain/rules';
import { answerQuery, documentKeys, FailedAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { askWhileOnline, FieldLink, getFailureText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { useLastDocument, type LastDocumentQuery } from './use-last-document';

interface RepeatLastProps<Answer> extends LastDocumentQuery {
  fetch: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Outcome<Answer>>;
  /** @throws FailedAnswer, which is shown to the user */
  onFetched: (answer: Answer) => Promise<void> | void;
}

/** Button that copies the newest document of the same kind into the form. */
export function RepeatLast<Answer>({ fetch, onFetched, ...request }: RepeatLastProps<Answer>) {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const last = useLastDocument(request);
  if (!last) return null;
  const run = async () => {
    setBusy(true);
    try {
      const query = answerQuery(documentKeys.one(session.companyRef, last.id), (signal) => fetch(api, last.id, signal));
      const answer = await askWhileOnline(() => cache.fetchQuery(query));
      if (answer === null) throw new FailedAnswer({ kind: 'network' });
      await onFetched(answer);
    } catch (error) {
      if (!(error instanceof FailedAnswer)) throw error;
      notify('error', getFailureText(common, error.failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldLink size="small" loading={isBusy} onClick={() => void run()} data-action="repeatLast">
      {t(`repeat.${request.type satisfies CurrencyDocumentType}`, {
        number: last.number,
        date: formatDay(last.documentDate),
      })}
    </FieldLink>
  );
}
