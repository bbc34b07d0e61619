import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { TemplateRow } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { toMinor } from '../../domain/money';
import { buildPageAddress } from '../../domain/vocabulary';
import { getAlphabetKey } from '../../domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  createWordSearch,
  goTo,
  RecordButton,
  type RecordColumn,
  RecordList,
  UndoBar,
  useRecordList,
  useUndoableDeletion,
} from '../../ui';
import { PairMark, usePairChecks } from '../account-code';
import { TemplateDialog } from './TemplateDialog';
import type { TemplateKind } from './template-kind';
import { TemplateAmount } from './TemplateAmount';
import { TemplateMenu } from './TemplateMenu';
import { useDropTemplates } from './use-drop-templates';
import { useTemplatesOfKind } from './use-templates-of-kind';
import { useTexts } from './texts';

const titleOf = ({ name }: TemplateRow) => name;
const find = createWordSearch(
  ({ name, receiverName, receiverAccount }: TemplateRow) => `${name} ${receiverName} ${receiverAccount}`,
);

const getReceiverPair = ({ receiverAccount: account, receiverCode: code }: TemplateRow) => ({ account, code });
const hasPair = ({ receiverAccount, receiverCode }: TemplateRow) => receiverAccount !== '' && receiverCode !== '';

export interface TemplatesListProps {
  kind: TemplateKind;
  label: string;
}

export function TemplatesList({ kind, label }: TemplatesListProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, templates } = useTemplatesOfKind(kind);
  const deletion = useUndoableDeletion(useDropTemplates());
  const [opened, setOpened] = useState<TemplateRow | null>(null);
  const { hidden } = deletion;
  const rows = useMemo(() => templates.filter(({ id }) => !hidden.has(id)), [templates, hidden]);
  const { checks } = usePairChecks(useMemo(() => templates.filter(hasPair).map(getReceiverPair), [templates]));

  const createPayment = ({ id }: TemplateRow) => goTo(navigation, buildPageAddress(kind.page, { template: id }));
  const change = ({ id }: TemplateRow) =>
    goTo(navigation, buildPageAddress(kind.page, { template: id, mode: 'template' }));
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => goTo(navigation, buildPageAddress(kind.page, { mode: 'template' }))}
      data-action="add"
    >
      {t('add')}
    </Button>
  );

  const columns = useTemplateColumns(checks, setOpened);
  const list = useRecordList<TemplateRow>({ name: kind.list, rows, columns, find });
  return (
    <>
      <RecordList<TemplateRow>
        list={list}
        label={label}
        titleOf={titleOf}
        main={add}
        answer={answer}
        nothing={rows.length === 0 && t('empty')}
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
      <UndoBar deletion={deletion} text={t('deleted')} />
      {opened && (
        <TemplateDialog
          kind={kind}
          template={opened}
          templates={templates}
          onCreatePayment={() => createPayment(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function useTemplateColumns(
  checks: ReturnType<typeof usePairChecks>['checks'],
  onOpen: (row: TemplateRow) => void,
): readonly RecordColumn<TemplateRow>[] {
  const { language } = useShell();
  const { common } = useTexts();
  return [
    {
      key: 'TEMPLATE_NAME',
      title: common('fields.templateName'),
      cell: (row) => (
        <>
          <RecordButton onPress={() => onOpen(row)} data-action="open">
            {row.name}
          </RecordButton>
          <PairMark checks={checks} pair={getReceiverPair(row)} />
        </>
      ),
      sortKey: ({ name }) => getAlphabetKey(name),
    },
    {
      key: 'RECEIVER_NAME',
      title: common('fields.receiverName'),
      width: 240,
      givesWayBelow: 640,
      cell: ({ receiverName }) => (
        <span className="ncb-cut" title={receiverName}>
          {receiverName}
        </span>
      ),
      sortKey: ({ receiverName }) => getAlphabetKey(receiverName),
    },
    {
      key: 'ACN_RECEIVER',
      title: common('fields.creditIban'),
      width: 320,
      givesWayBelow: 960,
      cell: ({ receiverAccount }) => <span className="ncb-number ncb-breakable">{formatIban(receiverAccount)}</span>,
      sortKey: ({ receiverAccount }) => receiverAccount,
    },
    {
      key: 'AMOUNT',
      title: common('fields.amount'),
      isAmount: true,
      width: (shown) =>
        getAmountWidth(
          156,
          shown.map(({ amount }) => amount ?? '0'),
          language,
        ),
      cell: (row) => <TemplateAmount template={row} />,
      sortKey: ({ amount }) => toMinor(amount ?? '0.00'),
    },
  ];
}
