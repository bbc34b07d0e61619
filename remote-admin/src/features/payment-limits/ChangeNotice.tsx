import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { useChangeLimits } from './use-change-limits';

export interface ChangeNoticeProps {
  rules: AnswerOf<typeof getPaymentRules>;
}

/** Notice of a change that waits for a second manager, with what the user can do about it. */
export function ChangeNotice({ rules: { changes } }: ChangeNoticeProps) {
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const { approve, decide, isBusy } = useChangeLimits();
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
        data-notice="limitsWait"
        title={<strong>{t(`limits.notice.${maySign ? signer : 'forOther'}`)}</strong>}
        description={
          <>
            {t(maySign && waiting.isMine ? 'limits.notice.aboutMine' : 'limits.notice.about')}
            <p>
              {t('limits.notice.asked', { name: waiting.askedBy, time: formatMoment(waiting.askedAt) })}
              {waiting.reason !== '' && ` · ${waiting.reason}`}
            </p>
            <Flex gap="small" wrap>
              {waiting.isMine && (
                <Button loading={isBusy} onClick={() => void decide(waiting, 'withdraw')} data-action="withdrawLimits">
                  {t('limits.notice.withdraw')}
                </Button>
              )}
              {maySign && !waiting.isMine && (
                <Button disabled={isBusy} onClick={() => setRefused(waiting.id)} data-action="refuseLimits">
                  {t('limits.notice.refuse')}
                </Button>
              )}
              {maySign && (
                <Button type="primary" disabled={isBusy} onClick={() => void approve(waiting)} data-action="signLimits">
                  {t('limits.notice.sign')}
                </Button>
              )}
            </Flex>
          </>
        }
      />
      <Modal
        open={refused === waiting.id}
        width={480}
        title={t('limits.refuse.title')}
        onCancel={() => setRefused(null)}
        closable={!isBusy}
        data-dialog="refuseLimits"
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
            {t('limits.notice.refuse')}
          </Button>,
        ]}
      >
        <p>{t('limits.refuse.about')}</p>
      </Modal>
    </>
  );
}
