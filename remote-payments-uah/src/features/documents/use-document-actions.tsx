import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  sendDocuments,
  unsignDocuments,
  type Call,
  type DocumentRef,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { keysTouchedByDocuments, useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText, VerdictList } from '@ncb/shared-kernel/ui';

/** A document as the actions need it: its reference and what people call it. */
export interface ActionDocument extends DocumentRef {
  readonly number: string;
}

export type BulkAction = 'sign' | 'unsign' | 'send';

export interface DocumentActions {
  /** The action under way; its button is busy and none can be pressed. */
  readonly running: BulkAction | null;
  run(action: BulkAction, documents: readonly ActionDocument[]): Promise<void>;
}

type BulkCall = Call<{ documents: readonly DocumentRef[] }, { verdicts: readonly Verdict[] }>;

/** Sign, unsign and send, for one document or many: the call, a line per document, and everything it makes old. */
export function useDocumentActions(): DocumentActions {
  const { api, session, sign, notify } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { t: common } = useTranslation('kernel');
  const { modal } = App.useApp();
  const cache = useQueryClient();
  const [running, setRunning] = useState<BulkAction | null>(null);

  const refresh = () =>
    Promise.all(keysTouchedByDocuments(session.companyRef).map((queryKey) => cache.invalidateQueries({ queryKey })));

  const signAll = async (documents: readonly ActionDocument[]) => {
    const { signed } = await sign(documents.map(({ id, type }) => ({ id, type })));
    if (signed.length > 0) notify('success', t('actions.sign.done', { count: signed.length }));
  };

  const callForAll = async (action: 'unsign' | 'send', call: BulkCall, documents: readonly ActionDocument[]) => {
    const outcome = await api.call(call, { documents: documents.map(({ id, type }) => ({ id, type })) });
    if (!outcome.ok) {
      notify('error', failureText(common, outcome.failure));
      return;
    }
    const { verdicts } = outcome.value;
    if (verdicts.every(({ error }) => error === null)) {
      notify('success', t(`actions.${action}.done`, { count: verdicts.length }));
      return;
    }
    const titleOf = (id: string) =>
      t('documentTitle', { number: documents.find((document) => document.id === id)?.number ?? id });
    modal.info({
      title: t('actions.results'),
      width: 640,
      content: <VerdictList verdicts={verdicts} titleOf={titleOf} accepted={t(`actions.${action}.one`)} />,
      okText: t('common.close', { ns: 'kernel' }),
    });
  };

  return {
    running,
    async run(action, documents) {
      setRunning(action);
      try {
        if (action === 'sign') await signAll(documents);
        else await callForAll(action, action === 'unsign' ? unsignDocuments : sendDocuments, documents);
        await refresh();
      } finally {
        setRunning(null);
      }
    },
  };
}
