import { KeyOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { useShell, type ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerFailure,
  EmptyView,
  failureText,
  PageHeader,
  RefreshButton,
  useIntentionKey,
} from '@ncb/shared-kernel/ui';
import { mayAddKey, type KeyAction } from '../../features/keys/key-actions';
import { ownKey, type KeyRow } from '../../features/keys/key-rows';
import styles from '../../features/keys/keys.module.css';
import { KeyList } from '../../features/keys/KeyList';
import { OwnKey } from '../../features/keys/OwnKey';
import { useKeys } from '../../features/keys/use-own-keys';
import { usePrintSheet } from '../../features/keys/use-print-sheet';
import { useTexts } from '../../texts';

interface Question {
  readonly action: Exclude<KeyAction, 'print'>;
  readonly row: KeyRow;
}

/** The signature keys of the company. Source: spec 1 §2 (`miSettingsKeys`), reference/areas D3 */
export function SettingsKeysPage() {
  const { t, common } = useTexts();
  const { session, notify } = useShell();
  const { user } = session;
  const keys = useKeys();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** A key whose file is saved, but whose request the bank has not got. */
  const [unsent, setUnsent] = useState<ProvenKeyRequest | null>(null);
  const intention = useIntentionKey();
  const print = usePrintSheet();
  const mayAdd = mayAddKey(user);

  /** Does something that the bank answers; null: the user gave up. */
  const run = async (deed: () => Promise<Outcome<object> | null>, done: string, failed: string) => {
    setBusy(true);
    try {
      const outcome = await deed();
      if (outcome?.ok) notify('success', done);
      else if (outcome) notify('error', `${failed}. ${failureText(common, outcome.failure)}`);
      return outcome?.ok ?? false;
    } catch {
      // Where the signature widget cannot be reached.
      notify('error', common('failures.network'));
      return false;
    } finally {
      setBusy(false);
      void keys.refresh();
    }
  };

  const send = async (made: ProvenKeyRequest) => {
    setUnsent(made);
    const deed = () => keys.send(made, intention(made.request));
    if (await run(deed, t('keys.requested'), t('keys.requestFailed'))) setUnsent(null);
  };
  const create = async () => {
    setBusy(true);
    const made = await keys.create().catch(() => {
      notify('error', common('failures.network'));
      return null;
    });
    setBusy(false);
    if (made) await send(made);
  };
  const act = ({ action, row }: Question) => {
    setQuestion(null);
    if (action === 'upload') void run(() => keys.upload(row), t('keys.uploaded'), common('messages.certUploadFailed'));
    else {
      const status = action === 'block' ? 'blocked' : 'active';
      const deed = () => keys.changeStatus(row, status);
      void run(deed, t(`keys.done.${action}`), common('messages.failedToChangeCertStatus'));
    }
  };

  return (
    <div className="ncb-page" data-page="miSettingsKeys">
      <PageHeader title={t('keys.title')} about={t('keys.about')}>
        <RefreshButton
          isBusy={keys.isFetching && keys.rows !== null}
          asOf={keys.asOf}
          onRefresh={() => void keys.refresh()}
        />
        <Button
          type="primary"
          icon={<KeyOutlined />}
          disabled={!mayAdd || isBusy}
          title={mayAdd ? undefined : t('keys.mayNotAdd')}
          onClick={() => void create()}
          data-action="createNewKey"
        >
          {t('keys.create')}
        </Button>
      </PageHeader>
      {unsent && !isBusy && (
        <Alert
          type="error"
          showIcon
          title={t('keys.unsent')}
          action={
            <Button onClick={() => void send(unsent)} data-action="sendAgain">
              {t('keys.sendAgain')}
            </Button>
          }
          data-notice="unsent"
        />
      )}
      {keys.rows ? (
        <>
          <OwnKey own={ownKey(keys.rows, user.userId)} />
          {keys.rows.length > 0 ? (
            <KeyList
              rows={keys.rows}
              viewer={user}
              isBusy={isBusy}
              onAction={(action, row) => (action === 'print' ? void print(row) : setQuestion({ action, row }))}
            />
          ) : (
            <EmptyView text={common('messages.noCertificates')} />
          )}
          <p className={`ncb-quiet ${styles['note']}`}>{t('keys.note')}</p>
        </>
      ) : keys.failed ? (
        <AnswerFailure answer={keys.failed} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} title={false} />
      )}
      {question && (
        <Modal
          open
          title={t(`keys.ask.${question.action}`, { name: question.row.name })}
          okText={t(`keys.actions.${question.action}`)}
          cancelText={t('keys.cancel')}
          okButtonProps={{ danger: question.action === 'block', ...{ 'data-action': 'confirm' } }}
          cancelButtonProps={{ ...{ 'data-action': 'cancel' } }}
          onOk={() => act(question)}
          onCancel={() => setQuestion(null)}
          data-dialog="keyAction"
        >
          {t(`keys.askWhat.${question.action}`)}
        </Modal>
      )}
    </div>
  );
}
