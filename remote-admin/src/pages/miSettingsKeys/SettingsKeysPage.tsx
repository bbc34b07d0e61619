import { KeyOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, EmptyView, formatFailure, PageHeader, RefreshButton, Waiting } from '@ncb/shared-kernel/ui';
import {
  canAddKey,
  findOwnKey,
  keyStyles as styles,
  KeyQuestion,
  LostKeyDialog,
  NewKeyDialog,
  KeyList,
  OwnKey,
  useNewKey,
  useKeys,
  usePrintCertificate,
  type KeyRow,
  type ConfirmedKeyAction,
  type RunAction,
} from '../../features/keys';
import { useTexts } from '../../texts';

interface Question {
  readonly action: ConfirmedKeyAction;
  readonly row: KeyRow;
}

export function SettingsKeysPage() {
  const { t, common } = useTexts();
  const { user } = useShell().session;
  const keys = useKeys();
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, setBusy, run } = useRunAction(keys.refresh);
  const [openDialog, setOpenDialog] = useState<'newKey' | 'lostKey' | null>(null);
  const print = usePrintCertificate();
  const mayAdd = canAddKey(user);
  const { unsent, sendAgain, create } = useNewKey({ keys, run, setBusy });
  const own = keys.rows && findOwnKey(keys.rows, user.userId);
  const signs = own?.state === 'active' || own?.state === 'ending';
  const closeDialog = () => setOpenDialog(null);
  const act = ({ action, row }: Question) => {
    setQuestion(null);
    if (action === 'cancel') void run(() => keys.cancel(row), t('keys.cancelled'), t('keys.cancelFailed'));
    else if (action === 'upload')
      void run(() => keys.upload(row), t('keys.uploaded'), common('messages.certUploadFailed'));
    else {
      const status = action === 'block' ? 'blocked' : 'active';
      const keyCall = () => keys.changeStatus(row, status);
      void run(keyCall, t(`keys.done.${action}`), common('messages.failedToChangeCertStatus'));
    }
  };

  return (
    <div className="ncb-page" data-page="miSettingsKeys">
      <PageHeader title={t('keys.title')}>
        <RefreshButton
          isBusy={keys.isFetching && keys.rows !== null}
          asOf={keys.asOf}
          onRefresh={() => void keys.refresh()}
        />
        <AddKeyButtons
          disabled={!mayAdd || isBusy}
          hint={mayAdd ? undefined : t('keys.mayNotAdd')}
          onRegister={() => void run(keys.register, t('keys.registered'), common('messages.certUploadFailed'))}
          onCreate={() => (signs ? setOpenDialog('newKey') : void create('onPaper'))}
        />
      </PageHeader>
      {unsent && !isBusy && (
        <Alert
          type="error"
          showIcon
          title={t('keys.unsent')}
          action={
            <Button onClick={sendAgain} data-action="sendAgain">
              {t('keys.sendAgain')}
            </Button>
          }
          data-notice="unsent"
        />
      )}
      {keys.rows ? (
        <>
          <OwnKey own={own} mayAdd={mayAdd} onLost={() => setOpenDialog('lostKey')} />
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
      ) : (
        <MissingKeys failed={keys.failed} />
      )}
      {openDialog === 'newKey' && (
        <NewKeyDialog
          onChoose={(way) => {
            closeDialog();
            void create(way);
          }}
          onClose={closeDialog}
        />
      )}
      {openDialog === 'lostKey' && (
        <LostKeyDialog
          canBlock={signs}
          onBlock={() => {
            closeDialog();
            if (own) act({ action: 'block', row: own });
          }}
          onClose={closeDialog}
        />
      )}
      {question && <KeyQuestion {...question} onConfirm={() => act(question)} onClose={() => setQuestion(null)} />}
    </div>
  );
}

/** Runs calls of keys one at a time, reports their results and refetches the keys. */
function useRunAction(refresh: () => unknown) {
  const { notify } = useShell();
  const { common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const run: RunAction = async (keyCall, done, failed) => {
    setBusy(true);
    try {
      const outcome = await keyCall();
      if (outcome?.ok) notify('success', done);
      else if (outcome)
        notify(
          'error',
          formatFailure(common, outcome.failure, (reason) => `${failed}. ${reason}`),
        );
      return outcome?.ok ?? false;
    } catch {
      // The signature widget is not reachable.
      notify('error', common('failures.network'));
      return false;
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { isBusy, setBusy, run };
}

interface AddKeyButtonsProps {
  disabled: boolean;
  hint: string | undefined;
  onRegister: () => void;
  onCreate: () => void;
}

function AddKeyButtons({ disabled, hint, onRegister, onCreate }: AddKeyButtonsProps) {
  const { t } = useTexts();
  return (
    <div>
      <Button
        icon={<SafetyCertificateOutlined />}
        disabled={disabled}
        title={hint}
        onClick={onRegister}
        data-action="registerCertificate"
      >
        {t('keys.register')}
      </Button>
      <Button
        type="primary"
        icon={<KeyOutlined />}
        disabled={disabled}
        title={hint}
        onClick={onCreate}
        data-action="createNewKey"
      >
        {t('keys.create')}
      </Button>
    </div>
  );
}

function MissingKeys({ failed }: { failed: ReturnType<typeof useKeys>['failed'] }) {
  return failed ? <AnswerFailure answer={failed} /> : <Waiting rows={8} />;
}
