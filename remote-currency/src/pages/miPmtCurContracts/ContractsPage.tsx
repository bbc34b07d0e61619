import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useContracts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerRefresh,
  goTo,
  PageHeader,
  UndoBar,
  useRecordList,
  useRowMarks,
  useUndoableDeletion,
} from '@ncb/shared-kernel/ui';
import {
  useContractColumns,
  toContractValues,
  ContractDialog,
  ContractExport,
  ContractList,
  filterContracts,
  findContracts,
  useChangeContracts,
  type ContractFilter,
} from '../../features/contracts';
import { useTexts } from '../../texts';

const PAGE = 'miPmtCurContracts';
const NO_CONTRACTS: readonly Contract[] = [];

/**
 * Contracts with remainders and settlement deadlines. Source:
 * docs/requirements/currency-payroll-credits-statements.md#contracts.
 */
export function ContractsPage() {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const address = readPageAddress(PAGE, navigation.parameters);
  const [isUrgent, setUrgent] = useState(false);
  const [kind, setKind] = useState<ContractFilter['kind']>();
  /** Null: no dialog; `contract: null`: a new contract. */
  const [edited, setEdited] = useState<{ readonly contract: Contract | null } | null>(null);
  const answer = useContracts();
  const change = useChangeContracts();
  const deletion = useUndoableDeletion(change.drop);
  const all = answer.data?.contracts ?? NO_CONTRACTS;
  const { hidden } = deletion;
  const contracts = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const { currencyCode, contract: opened } = address;
  const rows = useMemo(
    () => filterContracts(contracts, { currencyCode, kind, isUrgent }, session.bankDay),
    [contracts, currencyCode, kind, isUrgent, session.bankDay],
  );
  const isFirst = useCallback(({ id }: Contract) => id === opened, [opened]);
  const columns = useContractColumns();
  const marks = useRowMarks(opened);
  const list = useRecordList<Contract>({ name: 'contracts', rows, columns, find: findContracts, isFirst, marks });
  const edit = useCallback((contract: Contract) => setEdited({ contract }), []);

  const filter = (next: ContractFilter) => {
    setUrgent(next.isUrgent);
    setKind(next.kind);
    if (next.currencyCode === currencyCode) return;
    goTo(navigation, buildPageAddress(PAGE, { currencyCode: next.currencyCode }));
  };
  const remove = ({ id }: Contract) => {
    deletion.remove([id]);
    // Otherwise the address names a deleted contract.
    if (id === opened) goTo(navigation, buildPageAddress(PAGE, { currencyCode }));
    marks.selected.set([...marks.selected.ids].filter((selected) => selected !== id));
  };
  const chosen = list.selected.length > 0 ? list.selected : list.rows;

  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({ contract: null })} data-action="add">
      {t('actions.add')}
    </Button>
  );

  return (
    <div className="ncb-page" data-page={PAGE}>
      <PageHeader title={t('title')}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      {/* For old links. */}
      {answer.isSuccess && opened !== undefined && contracts.length > 0 && !all.some(({ id }) => id === opened) && (
        <Alert type="warning" showIcon title={t('list.unknown')} data-notice="warning" />
      )}
      <ContractList
        list={list}
        answer={answer}
        contracts={contracts}
        filter={{ currencyCode, kind, isUrgent }}
        onFilter={filter}
        tools={<ContractExport contracts={chosen} areSelected={list.selected.length > 0} />}
        main={add}
        onEdit={edit}
        onDelete={remove}
      />
      <UndoBar deletion={deletion} text={t('list.deleted', { count: deletion.waiting.length })} />
      {edited && (
        <ContractDialog
          title={edited.contract ? t('card.name', { number: edited.contract.number }) : t('actions.add')}
          initialValues={toContractValues(edited.contract)}
          onKeep={(draft) => change.save(draft, edited.contract?.id ?? null)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
