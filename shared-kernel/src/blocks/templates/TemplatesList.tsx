import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { TemplateRow } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { toMinor } from '../../domain/money';
import { alphabetKey } from '../../domain/text';
import { UAH } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerStates,
  EmptyView,
  MoneyText,
  RefreshButton,
  UndoBar,
  useUndoableDeletion,
  RecordButton,
  type RecordColumn,
  RecordList,
} from '../../ui';
import { useTemplates } from './use-templates';
import { TemplateDialog } from './RenameTemplateDialog';
import { TemplateMenu } from './TemplateMenu';
import { useDropTemplates } from './use-drop-templates';
import { useTexts } from './texts';

const titleOf = ({ name }: TemplateRow) => name;
const wordsOf = ({ name, receiverName, receiverAccount }: TemplateRow) => `${name} ${receiverName} ${receiverAccount}`;

/** The templates of hryvnia payments, to begin a payment from and to look after. Source: spec 2 §2 */
export function TemplatesList() {
  const { navigation } = useShell();
  const { t, common } = useTexts();
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
      {t('add')}
    </Button>
  );

  const columns: readonly RecordColumn<TemplateRow>[] = [
    {
      key: 'TEMPLATE_NAME',
      title: common('fields.templateName'),
      cell: (row) => (
        <RecordButton onPress={() => setOpened(row)} data-action="open">
          {row.name}
        </RecordButton>
      ),
      sortKey: ({ name }) => alphabetKey(name),
    },
    {
      key: 'RECEIVER_NAME',
      title: common('fields.receiverName'),
      cell: ({ receiverName }) => receiverName,
      sortKey: ({ receiverName }) => alphabetKey(receiverName),
    },
    {
      key: 'ACN_RECEIVER',
      title: common('fields.creditIban'),
      cell: ({ receiverAccount }) => <span className="ncb-number ncb-breakable">{formatIban(receiverAccount)}</span>,
      sortKey: ({ receiverAccount }) => receiverAccount,
    },
    {
      key: 'AMOUNT',
      title: common('fields.amount'),
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
      <AnswerStates answer={answer} isEmpty={() => rows.length === 0} empty={<EmptyView text={t('empty')} />}>
        <RecordList<TemplateRow>
          name="templates"
          label={t('list')}
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
      <UndoBar deletion={deletion} text={t('deleted')} />
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
