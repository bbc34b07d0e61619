import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { hasSameBeneficiary, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { ContractKind, getAccountCurrencies, findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  EmptyView,
  EVERY_ROW,
  FilterChip,
  getHeaderLayout,
  MoneyText,
  RecordList,
  SelectionBar,
  ToggleChip,
  useListLayout,
  Waiting,
  type ListAnswer,
  type RecordListState,
  useDates,
} from '@ncb/shared-kernel/ui';
import { ContractCard } from './ContractCard';
import { ContractMenu } from './ContractMenu';
import { EndTag } from './EndTag';
import { ContractFoot } from './ContractFoot';
import { isEndingSoon, type ContractFilter } from './filter-contracts';
import { CONTRACT_PAGES, useContractPages } from './use-contract-pages';
import { useTexts } from '../../texts';

interface ContractListProps {
  list: RecordListState<Contract>;
  answer: ListAnswer;
  contracts: readonly Contract[];
  filter: ContractFilter;
  onFilter: (filter: ContractFilter) => void;
  tools: ReactNode;
  main: ReactNode;
  onEdit: (contract: Contract) => void;
  onDelete: (contract: Contract) => void;
}

/** Lazy panel, more code than the list. */
const ContractPanel = onDemand(
  'contracts/contract',
  async () => (await import('./ContractPanel')).ContractPanel,
  <Waiting rows={8} hasTitle />,
);

export function ContractList(props: ContractListProps) {
  const { formatDay } = useDates();
  const { list, answer, contracts, filter, onFilter, tools, main, onEdit, onDelete } = props;
  const { t } = useTexts();
  const panel = useMemo(
    () => ({
      title: t('card.title'),
      label: ({ number }: Contract) => t('card.toggle', { number }),
      hasOpener: true,
      heading: ({ number, startDate, endDate }: Contract) => (
        <>
          <h2>{t('card.name', { number })}</h2>
          <div className="ncb-quiet ncb-number">
            {t('list.from', { date: formatDay(startDate) })}
            {endDate && ` · ${t('card.until', { date: formatDay(endDate) })}`} <EndTag endDate={endDate} />
          </div>
        </>
      ),
      content: (contract: Contract) => <ContractPanel contract={contract} />,
      foot: (contract: Contract) => <ContractFoot contract={contract} onEdit={onEdit} />,
    }),
    [t, onEdit, formatDay],
  );
  const clear = () => {
    list.search('');
    onFilter({ currencyCode: undefined, kind: undefined, isUrgent: false });
  };
  return (
    <RecordList<Contract>
      list={list}
      label={t('list.label')}
      titleOf={({ number }) => number}
      searchLabel={t('list.search')}
      canSelect={EVERY_ROW}
      panel={panel}
      menu={(contract) => <ContractMenu contract={contract} onEdit={onEdit} onDelete={onDelete} />}
      card={(contract) => <ContractCard contract={contract} />}
      header={<Filters contracts={contracts} filter={filter} onFilter={onFilter} />}
      tools={tools}
      main={main}
      selection={(selectionTools) => <ChosenContracts list={list} tools={selectionTools} />}
      answer={answer}
      nothing={contracts.length === 0 && t('list.empty')}
      empty={
        <EmptyView text={t('list.nothing')}>
          <Button onClick={clear} data-action="clearFilter">
            {t('list.clear')}
          </Button>
        </EmptyView>
      }
    />
  );
}

function Filters({ contracts, filter, onFilter }: Pick<ContractListProps, 'contracts' | 'filter' | 'onFilter'>) {
  const { session } = useShell();
  const { t } = useTexts();
  const held = useMemo(() => getAccountCurrencies(contracts.map(({ currencyCode }) => currencyCode)), [contracts]);
  const { width } = useListLayout();
  const chosen = filter.currencyCode === undefined ? null : findCurrency(filter.currencyCode);
  const kinds = Object.values(ContractKind).filter((kind) => contracts.some((contract) => contract.kind === kind));
  /** False in a narrow header, where only a chip with a value stands: a filter never acts unseen. */
  const hasRoom = getHeaderLayout(width) !== 'signs';
  const urgent = contracts.filter((contract) => isEndingSoon(contract, session.bankDay)).length;
  return (
    <>
      {((held.length > 1 && hasRoom) || chosen) && (
        <FilterChip
          label={t('list.currency')}
          value={chosen?.letters ?? null}
          menu={{
            items: held.map(({ code, letters }) => ({ key: code, label: letters })),
            onClick: ({ key }) => onFilter({ ...filter, currencyCode: key }),
          }}
          onClear={chosen ? () => onFilter({ ...filter, currencyCode: undefined }) : undefined}
          data-action="chooseCurrency"
          data-field="cur_ref"
        />
      )}
      {((kinds.length > 1 && hasRoom) || filter.kind) && (
        <FilterChip
          label={t('list.columns.contract_kind')}
          value={filter.kind ? t(`kinds.${filter.kind}`) : null}
          menu={{
            items: kinds.map((kind) => ({ key: kind, label: t(`kinds.${kind}`) })),
            onClick: ({ key }) => onFilter({ ...filter, kind: kinds.find((kind) => kind === key) }),
          }}
          onClear={filter.kind ? () => onFilter({ ...filter, kind: undefined }) : undefined}
          data-action="chooseKind"
          data-field="contract_kind"
        />
      )}
      {(urgent > 0 || filter.isUrgent) && (
        <ToggleChip
          isOn={filter.isUrgent}
          onToggle={(isUrgent) => onFilter({ ...filter, isUrgent })}
          label={t('list.endsSoon', { count: urgent })}
          data-field="endsSoon"
        >
          {t('list.endsSoon', { count: urgent })}
        </ToggleChip>
      )}
    </>
  );
}

/**
 * Bar of selected contracts: those behind one document must have one beneficiary. Source:
 * docs/requirements/currency-payroll-credits-statements.md#contracts-of-a-document.
 */
function ChosenContracts({ list, tools }: { list: RecordListState<Contract>; tools: ReactNode }) {
  const { t, common } = useTexts();
  const pages = useContractPages();
  const { selected } = list;
  const isOnePartner = hasSameBeneficiary(selected.map(toBackingContract));
  const rests = sumPerCurrency(
    selected.map(({ rest, currencyLetters }) => ({ amount: rest, currency: currencyLetters })),
  );
  return (
    <SelectionBar
      list={list}
      text={t('list.selected', { count: selected.length })}
      tools={tools}
      sums={rests.map(({ currency, amount }) => (
        <MoneyText key={currency} amount={amount} currency={currency} />
      ))}
      note={
        !isOnePartner && (
          <span data-problem="contractsOfDifferentBeneficiaries">
            {common('problems.contractsOfDifferentBeneficiaries')}
          </span>
        )
      }
    >
      {CONTRACT_PAGES.map((page, place) => (
        <Button
          key={page}
          type={place === 0 ? 'primary' : 'default'}
          disabled={!isOnePartner || !pages.isServed(page)}
          title={pages.isServed(page) ? undefined : t('actions.notServed')}
          onClick={() => pages.goOn(page, selected)}
          data-action={`continue-${page}`}
        >
          {t(`actions.${page}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
