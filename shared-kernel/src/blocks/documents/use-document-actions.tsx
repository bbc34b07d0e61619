import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import type { ApiClient, Outcome } from '../../api/client';
import {
  dropPayments,
  recallDocuments,
  sendDocuments,
  unsignDocuments,
  type DocumentRef,
  type Verdict,
} from '../../api/contract';
import { BATCH_MAX } from '../../domain/vocabulary';
import { keysTouchedByDocuments, useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText, VerdictList } from '../../ui';
import { useTexts } from './texts';

/** A document as the actions need it: its reference and what people call it. */
export interface ActionDocument extends DocumentRef {
  readonly number: string;
}

export type BulkAction = 'sign' | 'unsign' | 'send' | 'recall' | 'delete';

export interface DocumentActions {
  /** The action under way; its button is busy and none can be pressed. */
  readonly running: BulkAction | null;
  run(action: BulkAction, documents: readonly ActionDocument[]): Promise<void>;
}

type Verdicts = Outcome<{ readonly verdicts: readonly Verdict[] }>;
type BulkCall = (api: ApiClient, documents: readonly DocumentRef[]) => Promise<Verdicts>;

const CALLS = {
  unsign: (api, documents) => api.call(unsignDocuments, { documents }),
  send: (api, documents) => api.call(sendDocuments, { documents }),
  recall: (api, documents) => api.call(recallDocuments, { documents }),
  delete: (api, documents) => api.call(dropPayments, { type: 'pmt', ids: documents.map(({ id }) => id) }),
} as const satisfies Record<Exclude<BulkAction, 'sign'>, BulkCall>;

/** As many calls as the documents need, one after the other; the first that fails ends it. */
async function callInBatches(call: BulkCall, api: ApiClient, documents: readonly DocumentRef[]) {
  const verdicts: Verdict[] = [];
  for (let first = 0; first < documents.length; first += BATCH_MAX) {
    const outcome = await call(api, documents.slice(first, first + BATCH_MAX));
    if (!outcome.ok) return { verdicts, failure: outcome.failure };
    verdicts.push(...outcome.value.verdicts);
  }
  return { verdicts, failure: null };
}

export interface DocumentActionsOptions {
  /** The documents are gone: a page that shows one of them has nothing more to show. */
  readonly onDeleted?: () => void;
  /** It went well for these and not for all: what is left to be done is the others. */
  readonly onPartlyDone?: (ids: readonly string[]) => void;
}

/** Sign, send and the like, for one document or many: the call, a line per document, and everything it makes old. */
export function useDocumentActions({ onDeleted, onPartlyDone }: DocumentActionsOptions = {}): DocumentActions {
  const { api, session, sign, notify } = useShell();
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const cache = useQueryClient();
  const [running, setRunning] = useState<BulkAction | null>(null);

  const refresh = () =>
    Promise.all(keysTouchedByDocuments(session.companyRef).map((queryKey) => cache.invalidateQueries({ queryKey })));

  const signAll = async (documents: readonly ActionDocument[]) => {
    const { signed } = await sign(documents.map(({ id, type }) => ({ id, type })));
    if (signed.length === 0) return;
    notify('success', t('sign.done', { count: signed.length }));
    if (signed.length < documents.length) onPartlyDone?.(signed);
  };

  /** What cannot be taken back is asked for first; the question names what is meant. */
  const isMeant = (documents: readonly ActionDocument[]) =>
    modal.confirm({
      title: t('delete.question', { count: documents.length }),
      content: documents.map(({ number }) => common('documentTitle', { number })).join(', '),
      okText: t('delete.button'),
      okButtonProps: { danger: true, ...({ 'data-action': 'confirmDelete' } as object) },
      cancelText: common('common.cancel'),
    });

  const callForAll = async (action: keyof typeof CALLS, documents: readonly ActionDocument[]) => {
    const refs = documents.map(({ id, type }) => ({ id, type }));
    const { verdicts, failure } = await callInBatches(CALLS[action], api, refs);
    if (failure) notify('error', failureText(common, failure));
    const done = verdicts.filter(({ error }) => error === null).map(({ id }) => id);
    if (done.length === documents.length) {
      notify('success', t(`${action}.done`, { count: done.length }));
      if (action === 'delete') onDeleted?.();
      return;
    }
    if (done.length > 0) onPartlyDone?.(done);
    if (verdicts.length === 0) return;
    const titleOf = (id: string) =>
      common('documentTitle', { number: documents.find((document) => document.id === id)?.number ?? id });
    modal.info({
      title: t('results'),
      width: 640,
      content: <VerdictList verdicts={verdicts} titleOf={titleOf} accepted={t(`${action}.one`)} />,
      okText: common('common.close'),
    });
  };

  return {
    running,
    async run(action, documents) {
      if (action === 'delete' && !(await isMeant(documents))) return;
      setRunning(action);
      try {
        if (action === 'sign') await signAll(documents);
        else await callForAll(action, documents);
        await refresh();
      } finally {
        setRunning(null);
      }
    },
  };
}
