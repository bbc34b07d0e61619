import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateRow } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { alphabetKey } from '@ncb/shared-kernel/domain/text';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView, MoneyText, RefreshButton, UndoBar, useUndoableDeletion } from '@ncb/shared-kernel/ui';
import { RecordButton } from '../record-list/RecordButton';
import type { RecordColumn } from '../record-list/record-column';
import { RecordList } from '../record-list/RecordList';
import { useTemplates } from '../templates-choice/use-templates';
import { TemplateDialog } from './TemplateDialog';
import { TemplateMenu } from './TemplateMenu';
import { useDropTemplates } from './use-drop-templates';

const titleOf = ({ name }: TemplateRow) => name;
const wordsOf = ({ name, receiverName, receiverAccount }: TemplateRow) => `${name} ${receiverName} ${receiverAccount}`;

/** The templates of hryvnia payments, to begin a payment from and to look after. Source: spec 2 §2 */
export function TemplatesList() {
  const { navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const { answer, templates } = useTemplates();
  const deletion = useUndoableDeletion(useDropTemplates());
  const [opened, setOpened] = useState<TemplateRow | null>(null);
  const rows = templates.filter(({ id }) => !deletion.hidden.has(id));

  const createPayment = ({ id }: TemplateRow) => navigation.open('miPmtUahNew', { template: id });
  const change = ({ id }: TemplateRow) => navigation.open('miPmtUahNew', { template: id, mode: 'template' });
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigation.open('miPmtUahNew', { mode: 'template' })}
      data-action="add"
    >
      {t('templates.add')}
    </Button>
  );

  const columns: readonly RecordColumn<TemplateRow>[] = [
    {
      key: 'TEMPLATE_NAME',
      title: t('fields.templateName'),
      cell: (row) => (
        <RecordButton onPress={() => setOpened(row)} data-action="open">
          {row.name}
        </RecordButton>
      ),
      sortKey: ({ name }) => alphabetKey(name),
    },
    {
      key: 'RECEIVER_NAME',
      title: t('fields.receiverName'),
      cell: ({ receiverName }) => receiverName,
      sortKey: ({ receiverName }) => alphabetKey(receiverName),
    },
    {
      key: 'ACN_RECEIVER',
      title: t('fields.creditIban'),
      cell: ({ receiverAccount }) => <span className="ncb-number ncb-breakable">{formatIban(receiverAccount)}</span>,
      sortKey: ({ receiverAccount }) => receiverAccount,
    },
    {
      key: 'AMOUNT',
      title: t('fields.amount'),
      isAmount: true,
      cell: ({ amount }) => amount && <MoneyText amount={amount} currency={UAH.letters} />,
      sortKey: ({ amount }) => toMinor(amount ?? '0.00'),
    },
  ];

  return (
    <>
      <Flex gap="small" wrap>
        {add}
        <RefreshButton isBusy={answer.isFetching && !answer.isPending} onRefresh={() => void answer.refetch()} />
      </Flex>
      <AnswerStates
        answer={answer}
        isEmpty={() => rows.length === 0}
        empty={<EmptyView text={t('form.templates.empty')} />}
      >
        <RecordList<TemplateRow>
          name="templates"
          label={t('templates.title')}
          rows={rows}
          columns={columns}
          titleOf={titleOf}
          wordsOf={wordsOf}
          menu={(row) => (
            <TemplateMenu
              name={row.name}
              onCreatePayment={() => createPayment(row)}
              onChange={() => change(row)}
              onRename={() => setOpened(row)}
              onDelete={() => deletion.remove([row.id])}
            />
          )}
        />
      </AnswerStates>
      <UndoBar deletion={deletion} text={t('templates.deleted')} />
      {opened && (
        <TemplateDialog
          template={opened}
          templates={templates}
          onCreatePayment={() => createPayment(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
