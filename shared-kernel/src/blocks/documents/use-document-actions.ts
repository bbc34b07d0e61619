import { App } from 'antd';
import { useState } from 'react';
import type { ApiClient, Outcome } from '../../api/client';
import { recallDocuments, sendDocuments, unsignDocuments, type DocumentRef, type Verdict } from '../../api/contract';
import { BATCH_MAX } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useDocumentsRefresh } from '../../queries';
import { getFailureText } from '../../ui';
import type { DropDocuments } from './drop-documents';
import type { ActionDocument, BulkAction } from './get-possible-actions';
import { useTexts } from './texts';
import { useOfferUndo } from './use-offer-undo';
import { useDocumentTitle } from './use-document-title';
import { useConfirmedDocuments } from './use-confirmed-documents';

export interface DocumentActions {
  /** Action in progress; its button is busy and no other can be pressed. */
  readonly running: BulkAction | null;
  run(action: BulkAction, documents: readonly ActionDocument[]): Promise<void>;
}

type BulkCall = (
  api: ApiClient,
  documents: readonly DocumentRef[],
) => Promise<Outcome<{ readonly verdicts: readonly Verdict[]; readonly undoable?: readonly string[] }>>;

/** Action by an API call; signatures come from the shell. */
type CallAction = Exclude<BulkAction, 'sign'>;

const CONFIRM_ACTIONS = {
  unsign: 'confirmUnsign',
  send: 'confirmSend',
  recall: 'confirmRecall',
  delete: 'confirmDelete',
} as const satisfies Record<CallAction, string>;

/**
 * Keys of the failure texts; the first two are named in the specification. Source:
 * docs/requirements/currency-payroll-credits-statements.md#signing-and-paying.
 */
const FAILURE_KEYS = {
  unsign: 'pmtUnsignFailed',
  send: 'pmtSendFailed',
  recall: 'pmtRecallFailed',
  delete: 'pmtDropFailed',
} as const satisfies Record<CallAction, string>;

const CALLS = {
  unsign: (api, documents) => api.call(unsignDocuments, { documents }),
  send: (api, documents) => api.call(sendDocuments, { documents }),
  recall: (api, documents) => api.call(recallDocuments, { documents }),
} as const satisfies Record<Exclude<CallAction, 'delete'>, BulkCall>;

/** Longest call after which undoing is offered: the notice stays for less than the delay of the bank. */
const UNDO_OFFERED_MS = 1_000;

/** Calls the bank in batches, one after another; stops at the first failure. */
async function callInBatches(call: BulkCall, api: ApiClient, documents: readonly DocumentRef[]) {
  const verdicts: Verdict[] = [];
  const undoable: string[] = [];
  for (let first = 0; first < documents.length; first += BATCH_MAX) {
    const outcome = await call(api, documents.slice(first, first + BATCH_MAX));
    if (!outcome.ok) return { verdicts, undoable, failure: outcome.failure };
    verdicts.push(...outcome.value.verdicts);
    undoable.push(...(outcome.value.undoable ?? []));
  }
  return { verdicts, undoable, failure: null };
}

export interface DocumentActionsOptions {
  readonly drop: DropDocuments;
  /** Called after deletion: a page that shows a deleted document must close. */
  readonly onDeleted?: () => void;
  readonly onPartlyDone?: (ids: readonly string[]) => void;
  readonly notes?: Partial<Readonly<Record<CallAction, string>>>;
}

export function useDocumentActions({
  drop,
  onDeleted,
  onPartlyDone,
  notes = {},
}: DocumentActionsOptions): DocumentActions {
  const { api, sign, notify } = useShell();
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const describeDocuments = useConfirmedDocuments();
  const { modal } = App.useApp();
  const refresh = useDocumentsRefresh();
  const offerUndo = useOfferUndo();
  const [running, setRunning] = useState<BulkAction | null>(null);

  const signAll = async (documents: readonly ActionDocument[]) => {
    const { signed, send } = await sign(
      documents.map(({ id, type }) => ({ id, type })),
      // The signing dialog shows no notes.
      { canSend: notes.send === undefined },
    );
    if (signed.length === 0) return undefined;
    if (signed.length < documents.length) onPartlyDone?.(signed);
    if (!send) return notify('success', t('sign.done', { count: signed.length }));
    const chosen = documents.filter(({ id }) => send.includes(id));
    return chosen.length > 0 ? callForAll('send', chosen) : undefined;
  };

  const confirm = (action: CallAction, documents: readonly ActionDocument[]) =>
    modal.confirm({
      title: t(`${action}.question`, { count: documents.length }),
      content: describeDocuments(documents, notes[action]),
      okText: t(`${action}.button`),
      okButtonProps: { danger: action === 'delete', ...({ 'data-action': CONFIRM_ACTIONS[action] } as object) },
      cancelText: common('common.cancel'),
    });

  const callForAll = async (action: CallAction, documents: readonly ActionDocument[]) => {
    const refs = documents.map(({ id, type }) => ({ id, type }));
    const dropAll: BulkCall = (client, dropped) =>
      drop(
        client,
        dropped.map(({ id }) => id),
      );
    const startedAt = performance.now();
    const { verdicts, undoable, failure } = await callInBatches(
      action === 'delete' ? dropAll : CALLS[action],
      api,
      refs,
    );
    const failed = t(`failed.${FAILURE_KEYS[action]}`);
    if (failure) notify('error', `${failed}. ${getFailureText(common, failure)}`);
    const done = verdicts.filter(({ error }) => error === null).map(({ id }) => id);
    if (done.length === documents.length) {
      // After a long call the bank has begun with the first ones.
      const isInTime = performance.now() - startedAt < UNDO_OFFERED_MS;
      const undone = isInTime ? refs.filter(({ id }) => undoable.includes(id)) : [];
      notify('success', t(`${action}.done`, { count: done.length }), offerUndo(undone));
      if (action === 'delete') onDeleted?.();
      return;
    }
    if (done.length > 0) onPartlyDone?.(done);
    if (verdicts.length === 0) return;
    const titles = new Map(documents.map((document) => [document.id, titleOf(document)]));
    const code = await import('./show-results').catch(() => null);
    if (!code) return notify('error', `${failed}. ${verdicts.find(({ error }) => error !== null)?.error ?? ''}`);
    code.showResults(modal, {
      title: done.length > 0 ? t('results') : failed,
      verdicts,
      titleOf: (id) => titles.get(id) ?? id,
      accepted: t(`${action}.one`),
      closeText: common('common.close'),
      problem: done.length > 0 ? null : FAILURE_KEYS[action],
    });
  };

  const run = async (action: BulkAction, documents: readonly ActionDocument[]) => {
    // The signing dialog is the confirmation of `sign`.
    if (action !== 'sign' && !(await confirm(action, documents))) return;
    setRunning(action);
    try {
      if (action === 'sign') await signAll(documents);
      else await callForAll(action, documents);
      await refresh();
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
