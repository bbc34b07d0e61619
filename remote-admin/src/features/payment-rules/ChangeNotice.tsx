import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { useChangeRules } from './use-change-rules';

interface ChangeNoticeProps {
  rules: AnswerOf<typeof getPaymentRules>;
}

/** Notice of a change that waits for a second manager, with what the user can do about it. */
export function ChangeNotice({ rules: { changes } }: ChangeNoticeProps) {
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const { approve, decide, isBusy } = useChangeRules();
  // By id: the question must not stand open for the next change, which the user has not read.
  const [refused, setRefused] = useState<string | null>(null);
  const waiting = changes.find(({ outcome }) => outcome === null);
  if (!waiting) return null;
  const maySign = waiting.declarationId !== null;
  const signer = waiting.isMine ? 'mine' : 'forMe';
  return (
    <>
      <Alert
        type="warning"
        showIcon
        data-notice="rulesWait"
        title={<strong>{t(`rules.notice.${maySign ? signer : 'forOther'}`)}</strong>}
        description={
          <>
            {t(maySign && waiting.isMine ? 'rules.notice.aboutMine' : 'rules.notice.about')}
            <p>
              {t('rules.notice.asked', { name: waiting.askedBy, time: formatMoment(waiting.askedAt) })}
              {waiting.reason !== '' && ` · ${waiting.reason}`}
            </p>
            <Flex gap="small" wrap>
              {waiting.isMine && (
                <Button loading={isBusy} onClick={() => void decide(waiting, 'withdraw')} data-action="withdrawRules">
                  {t('rules.notice.withdraw')}
                </Button>
              )}
              {maySign && !waiting.isMine && (
                <Button disabled={isBusy} onClick={() => setRefused(waiting.id)} data-action="refuseRules">
                  {t('rules.notice.refuse')}
                </Button>
              )}
              {maySign && (
                <Button type="primary" disabled={isBusy} onClick={() => void approve(waiting)} data-action="signRules">
                  {t('rules.notice.sign')}
                </Button>
              )}
            </Flex>
          </>
        }
      />
      <Modal
        open={refused === waiting.id}
        width={480}
        title={t('rules.refuse.title')}
        onCancel={() => setRefused(null)}
        closable={!isBusy}
        data-dialog="refuseRules"
        footer={[
          <Button key="cancel" disabled={isBusy} onClick={() => setRefused(null)} data-action="cancel">
            {common('common.cancel')}
          </Button>,
          <Button
            key="refuse"
            type="primary"
            loading={isBusy}
            onClick={() => void decide(waiting, 'refuse')}
            data-action="confirm"
          >
            {t('rules.notice.refuse')}
          </Button>,
        ]}
      >
        <p>{t('rules.refuse.about')}</p>
      </Modal>
    </>
  );
}
