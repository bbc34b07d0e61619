import { Alert, Flex } from 'antd';
import { SeenCodes, useAccountCodeTexts } from '@ncb/shared-kernel/blocks/account-code';
import { LOOK_ALIKE_DAYS, TAX_CATEGORY_ISO_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { DocumentStatusTag, useDates } from '@ncb/shared-kernel/ui';
import { AccountList, type PaymentWarnings } from '../../features/receiver';
import { useTexts } from '../../texts';
import styles from './confirm-save.module.css';

interface ConfirmWarningsProps {
  warnings: PaymentWarnings;
}

export function ConfirmWarnings({ warnings }: ConfirmWarningsProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { t: codeTexts } = useAccountCodeTexts();
  const { lookAlikes, otherAccounts, otherNames, seenCodes, lastPaid, hasLongCategory, isIncomplete } = warnings;
  const shown = [
    seenCodes.length > 0 && {
      name: 'seenWithOthers',
      title: codeTexts('title'),
      description: <SeenCodes seen={seenCodes} />,
    },
    lastPaid !== null && {
      name: 'earlierYear',
      title: codeTexts('earlierYear', { date: formatDay(lastPaid) }),
      description: null,
    },
    lookAlikes.length > 0 && {
      name: 'lookAlikes',
      title: t('form.warnings.lookAlikes', { count: LOOK_ALIKE_DAYS }),
      description: (
        <ul className="ncb-plain-list">
          {lookAlikes.map(({ id, number, documentDate, status }) => (
            <li key={id} data-row={id} className={styles['look-alike']}>
              <span>{t('form.warnings.lookAlike', { number, date: formatDay(documentDate) })}</span>
              <DocumentStatusTag status={status} />
            </li>
          ))}
        </ul>
      ),
    },
    otherAccounts.length > 0 && {
      name: 'otherAccounts',
      title: t('form.warnings.otherAccounts'),
      description: <AccountList accounts={otherAccounts} />,
    },
    otherNames.length > 0 && {
      name: 'otherNames',
      title: t('form.warnings.otherNames'),
      description: otherNames.join(', '),
    },
    hasLongCategory && {
      name: 'longCategory',
      title: common('hints.longCategory', { max: TAX_CATEGORY_ISO_MAX }),
      description: null,
    },
    isIncomplete && { name: 'incomplete', title: t('form.warnings.incomplete'), description: null },
  ].filter((warning) => warning !== false);
  return (
    <Flex vertical gap="small" className="ncb-advice">
      {shown.map(({ name, title, description }) => (
        <Alert key={name} type="warning" showIcon title={title} description={description} data-warning={name} />
      ))}
    </Flex>
  );
}
