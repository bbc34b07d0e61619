import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { enquireInstant } from '../../api/contract';
import { DocumentStatus } from '../../domain/vocabulary';
import { useDocumentsRefresh } from '../../queries';
import { getFailureText } from '../../ui';
import styles from './outcome-enquiry.module.css';
import { useTexts } from './texts';

/** Asks the bank now about a payment without an answer, and says when the other bank was asked last. */
export function OutcomeEnquiry({ id }: { id: string }) {
  const { t, common } = useTexts();
  const { api, notify } = useShell();
  const refreshDocuments = useDocumentsRefresh();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');

  const enquire = async () => {
    setBusy(true);
    const outcome = await api.call(enquireInstant, { id });
    setBusy(false);
    if (!outcome.ok) return setAnswer(getFailureText(common, outcome.failure));
    const { status, askedAt } = outcome.value;
    if (status === DocumentStatus.inProgress)
      return setAnswer(t('outcomeUnknown.noAnswer', { time: (askedAt ?? '').slice('yyyy-mm-ddT'.length) }));
    // The notice goes away with its payment in progress.
    notify(
      status === DocumentStatus.success ? 'success' : 'warning',
      t(status === DocumentStatus.success ? 'outcomeUnknown.executed' : 'outcomeUnknown.refused'),
    );
    await refreshDocuments();
  };

  return (
    <span className={styles['enquiry']}>
      <Button icon={<SyncOutlined />} loading={isBusy} onClick={() => void enquire()} data-action="enquire">
        {t('outcomeUnknown.enquire')}
      </Button>
      <span role="status" data-field="enquiry">
        {answer}
      </span>
    </span>
  );
}
