import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../../api/client';
import { recallDocuments, sendDocuments, unsignDocuments, type DocumentRef, type Verdict } from '../../api/contract';
import { BATCH_MAX, DocumentStatus, pageAddress, PAYROLL } from '../../domain/vocabulary';
import { signTransition } from '../../domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useDocumentsRefresh } from '../../queries';
import { failureText, goTo, VerdictList } from '../../ui';
import type { DropDocuments, Verdicts } from './drop-documents';
import type { Acting, JudgedDocument } from './possible-actions';
import { useTexts } from './texts';
import { useActing } from './use-acting';
import { useDocumentTitle } from './use-document-title';
import { useMeantDocuments } from './use-meant-documents';

/** A document as the actions need it: its reference, what people call it and for how much it is. */
export interface ActionDocument extends DocumentRef, JudgedDocument {
  readonly number: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currencyLetters: string;
}

export type BulkAction = 'sign' | 'unsign' | 'send' | 'recall' | 'delete';

export interface DocumentActions {
  /** The action under way; its button is busy and none can be pressed. */
  readonly running: BulkAction | null;
  run(action: BulkAction, documents: readonly ActionDocument[]): Promise<void>;
}

type BulkCall = (api: ApiClient, documents: readonly DocumentRef[]) => Promise<Verdicts>;

/** What the bank is told by a call; signatures come from the shell. */
type CalledAction = Exclude<BulkAction, 'sign'>;

/** The answer to the question, by its address on the screen. */
const CONFIRMED = {
  unsign: 'confirmUnsign',
  send: 'confirmSend',
  recall: 'confirmRecall',
  delete: 'confirmDelete',
} as const satisfies Record<CalledAction, string>;

/** What did not happen: the bank's own words say why. The first two are named by spec 3 §8. */
const FAILED = {
  unsign: 'pmtUnsignFailed',
  send: 'pmtSendFailed',
  recall: 'pmtRecallFailed',
  delete: 'pmtDropFailed',
} as const satisfies Record<CalledAction, string>;

/** Sent, unsigned and taken back are documents of every kind by the same calls. */
const CALLS = {
  unsign: (api, documents) => api.call(unsignDocuments, { documents }),
  send: (api, documents) => api.call(sendDocuments, { documents }),
  recall: (api, documents) => api.call(recallDocuments, { documents }),
} as const satisfies Record<Exclude<CalledAction, 'delete'>, BulkCall>;

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
  /** How documents of this kind are deleted: `dropPaymentDocuments`, `dropPayrollDocuments`. */
  readonly drop: DropDocuments;
  /** The documents are gone: a page that shows one of them has nothing more to show. */
  readonly onDeleted?: () => void;
  /** It went well for these and not for all: what is left to be done is the others. */
  readonly onPartlyDone?: (ids: readonly string[]) => void;
  /** What has to be known before the answer is yes, in words. */
  readonly notes?: Partial<Readonly<Record<CalledAction, string>>>;
}

/** Sign, send and the like, for one document or many: the call, a line per document, and everything it makes old. */
export function useDocumentActions({
  drop,
  onDeleted,
  onPartlyDone,
  notes = {},
}: DocumentActionsOptions): DocumentActions {
  const { api, navigation, sign, notify } = useShell();
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const meant = useMeantDocuments();
  const acting = useActing();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const { modal } = App.useApp();
  const refresh = useDocumentsRefresh();
  const [running, setRunning] = useState<BulkAction | null>(null);

  const signAll = async (documents: readonly ActionDocument[]) => {
    const { signed } = await sign(documents.map(({ id, type }) => ({ id, type })));
    if (signed.length === 0) return;
    const ready = documents.filter(({ id, status }) => signed.includes(id) && becomesReady(status, acting));
    notify(
      'success',
      t('sign.done', { count: signed.length }),
      ready.length > 0
        ? { name: 'sendReady', label: t('send.ready', { count: ready.length }), run: () => sendReady(ready) }
        : undefined,
    );
    if (signed.length < documents.length) onPartlyDone?.(signed);
  };

  /** Asked on the page that has signed; whoever has left it meanwhile is led to the list that has them. */
  const sendReady = (ready: readonly ActionDocument[]) => {
    if (isThere.current) void run('send', ready);
    else if (ready.some(({ type }) => type === PAYROLL)) goTo(navigation, pageAddress('miPayrolls'));
    else goTo(navigation, pageAddress('miPmtJournal', { view: 'ready' }));
  };

  /** What sends money, takes signatures off or deletes is asked for once: how many documents, for how much, which. */
  const isMeant = (action: CalledAction, documents: readonly ActionDocument[]) =>
    modal.confirm({
      title: t(`${action}.question`, { count: documents.length }),
      content: meant(documents, notes[action]),
      okText: t(`${action}.button`),
      okButtonProps: { danger: action === 'delete', ...({ 'data-action': CONFIRMED[action] } as object) },
      cancelText: common('common.cancel'),
    });

  const callForAll = async (action: CalledAction, documents: readonly ActionDocument[]) => {
    const refs = documents.map(({ id, type }) => ({ id, type }));
    const dropAll: BulkCall = (client, dropped) =>
      drop(
        client,
        dropped.map(({ id }) => id),
      );
    const { verdicts, failure } = await callInBatches(action === 'delete' ? dropAll : CALLS[action], api, refs);
    const failed = t(`failed.${FAILED[action]}`);
    if (failure) notify('error', `${failed}. ${failureText(common, failure)}`);
    const done = verdicts.filter(({ error }) => error === null).map(({ id }) => id);
    if (done.length === documents.length) {
      notify('success', t(`${action}.done`, { count: done.length }));
      if (action === 'delete') onDeleted?.();
      return;
    }
    if (done.length > 0) onPartlyDone?.(done);
    if (verdicts.length === 0) return;
    const titles = new Map(documents.map((document) => [document.id, titleOf(document)]));
    modal.info({
      title: done.length > 0 ? t('results') : failed,
      width: 640,
      content: (
        <div {...(done.length === 0 && { 'data-problem': FAILED[action] })}>
          <VerdictList verdicts={verdicts} titleOf={(id) => titles.get(id) ?? id} accepted={t(`${action}.one`)} />
        </div>
      ),
      okText: common('common.close'),
    });
  };

  const run = async (action: BulkAction, documents: readonly ActionDocument[]) => {
    // The signing dialog asks by itself.
    if (action !== 'sign' && !(await isMeant(action, documents))) return;
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

/** The user's signature is the last that a document of this status needs. */
function becomesReady(status: DocumentStatus, { signer, scheme }: Acting): boolean {
  const step = signTransition(status, signer, scheme);
  return step.ok && step.to === DocumentStatus.ready;
}
