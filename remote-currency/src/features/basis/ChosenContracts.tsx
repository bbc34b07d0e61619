import { CheckOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { loadChoiceDialog } from '@ncb/shared-kernel/blocks/choice';
import { addAmounts, compareAmounts, parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { withContracts, type ContractShare } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useContracts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AmountField,
  FieldProblem,
  IconButton,
  MoneyText,
  PageLink,
  type ShownProblem,
  useOnDemand,
  useDates,
} from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { EndTag } from '../contracts';
import type { BackedForm } from './basis-values';
import styles from './basis.module.css';

interface ChosenContractsProps {
  checked: BackedForm;
  contracts: readonly Contract[];
}

export function ChosenContracts({ checked, contracts }: ChosenContractsProps) {
  const { t } = useTexts();
  const { values } = checked;
  const choose = (ids: readonly string[]) => {
    const draft = { ...checked.present(), basis: values.basis || null };
    checked.fill({ contracts: withContracts(draft, ids).contracts });
  };
  const ids = values.contracts.map(({ contractId }) => contractId);
  const listProblem = checked.problemOf('contracts');
  const amountsProblem = checked.problemOf('contracts.amounts');

  return (
    <div className={styles['contracts']} role="group" aria-label={t('basis.contracts')}>
      {values.contracts.length > 0 && (
        <ul className={styles['rows']}>
          {values.contracts.map((share) => (
            <ContractRow
              key={share.contractId}
              share={share}
              contract={contracts.find(({ id }) => id === share.contractId) ?? null}
              problem={isRowProblem(amountsProblem, share, contracts) ? amountsProblem : null}
              onAmount={(amount) =>
                checked.fill({
                  contracts: checked
                    .present()
                    .contracts.map((one) => (one.contractId === share.contractId ? { ...one, amount } : one)),
                })
              }
              onLeave={() => checked.leave('contracts.amounts')}
              onRemove={() => choose(ids.filter((id) => id !== share.contractId))}
            />
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        <AddContract
          chosen={ids}
          contracts={contracts}
          currencyCode={values.currencyCode}
          onChoose={(id) => choose([...ids, id])}
        />
        <DistributionNote shares={values.contracts} amount={values.amount} currencyCode={values.currencyCode} />
      </div>
      <div aria-live="polite">
        {[listProblem, amountsProblem && !isContractProblem(amountsProblem) ? amountsProblem : null].map(
          (problem) => problem && <FieldProblem key={problem.key} problem={problem} />,
        )}
      </div>
    </div>
  );
}

/** True for a problem of one amount, not of the sum. */
function isContractProblem({ key }: ShownProblem): boolean {
  return key !== 'incorrectContractsAmount';
}

function isRowProblem(problem: ShownProblem | null, share: ContractShare, contracts: readonly Contract[]): boolean {
  if (!problem || !isContractProblem(problem)) return false;
  const number = problem.params?.['number'];
  if (number === undefined) return !parseAmount(share.amount).ok;
  return contracts.find(({ id }) => id === share.contractId)?.number === number;
}

interface ContractRowProps {
  share: ContractShare;
  contract: Contract | null;
  problem: ShownProblem | null;
  onAmount: (amount: string) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function ContractRow({ share, contract, problem, onAmount, onLeave, onRemove }: ContractRowProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const typed = parseAmount(share.amount);
  const number = contract?.number ?? t('basis.unknown');
  const currency = contract?.currencyLetters;
  return (
    <li data-row={share.contractId}>
      <span className={styles['number']}>
        {contract ? (
          <PageLink
            navigation={navigation}
            {...buildPageAddress('miPmtCurContracts', { contract: contract.id })}
            data-action="openContract"
          >
            {number}
          </PageLink>
        ) : (
          number
        )}{' '}
        {contract && <span className="ncb-quiet">{t('list.from', { date: formatDay(contract.startDate) })}</span>}
        {contract?.endDate && (
          <span className={`${styles['until']} ncb-quiet`}>
            {t('card.until', { date: formatDay(contract.endDate) })} <EndTag endDate={contract.endDate} />
          </span>
        )}
      </span>
      <span className={styles['sum']}>
        <span className="ncb-quiet">{t('basis.rest')}</span>
        {contract && <MoneyText amount={contract.rest} currency={contract.currencyLetters} />}
      </span>
      <AmountField
        checked={{ problemOf: () => problem, leave: onLeave }}
        label={t('basis.share', { number })}
        field="contracts.amounts"
        value={share.amount}
        onChange={onAmount}
        className={styles['share'] ?? ''}
        hint={<></>}
        {...(currency !== undefined && { currency })}
      />
      <span className={styles['sum']}>
        <span className="ncb-quiet">{t('basis.becomes')}</span>
        {contract && typed.ok && (
          <MoneyText amount={subtractAmounts(contract.rest, typed.amount)} currency={contract.currencyLetters} />
        )}
      </span>
      <IconButton
        icon={<DeleteOutlined />}
        aria-label={t('basis.remove', { number })}
        onClick={onRemove}
        data-action="removeContract"
      />
    </li>
  );
}

interface DistributionNoteProps {
  shares: readonly ContractShare[];
  amount: string;
  currencyCode: string;
}

/** Note of the amount not distributed yet. */
function DistributionNote({ shares, amount, currencyCode }: DistributionNoteProps) {
  const { t } = useTexts();
  const total = parseAmount(amount);
  const parts = shares.map((share) => parseAmount(share.amount));
  if (!total.ok || shares.length === 0) return null;
  const sum = parts.map((part) => (part.ok ? part.amount : '0.00')).reduce(addAmounts, '0.00');
  const left = subtractAmounts(total.amount, sum);
  const currency = findCurrency(currencyCode)?.letters ?? '';
  if (compareAmounts(left, '0.00') === 0) {
    return (
      <span className={styles['whole']} data-field="shared">
        <CheckOutlined aria-hidden /> {t('basis.whole')}
      </span>
    );
  }
  const isOver = left.startsWith('-');
  return (
    <span className={styles['short']} data-field="shared">
      {t(isOver ? 'basis.over' : 'basis.left')} <MoneyText amount={isOver ? left.slice(1) : left} currency={currency} />
    </span>
  );
}

interface AddContractProps {
  chosen: readonly string[];
  contracts: readonly Contract[];
  currencyCode: string;
  onChoose: (id: string) => void;
}

/** Button that offers contracts in the document's currency first. */
function AddContract({ chosen, contracts, currencyCode, onChoose }: AddContractProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const dialog = useOnDemand(loadChoiceDialog);
  const answer = useContracts();
  const others = contracts.filter(({ id }) => !chosen.includes(id));
  const isOther = (contract: Contract) => Number(contract.currencyCode !== currencyCode);
  const offered = others.toSorted((a, b) => isOther(a) - isOther(b));
  return (
    <>
      <Button
        type="link"
        icon={<PlusOutlined />}
        loading={dialog.isLoading}
        onClick={() => void dialog.show()}
        className={styles['add'] ?? ''}
        data-field="contracts"
        data-action="addContract"
      >
        {t('basis.add')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          name="contracts"
          title={t('basis.choose')}
          query={answer}
          choices={offered.map(({ id, number, partner, rest, currencyLetters, endDate }) => ({
            id,
            title: `${number} · ${partner.name}`,
            about: (
              <>
                {t('basis.rest')} <MoneyText amount={rest} currency={currencyLetters} />
                {endDate && ` · ${t('card.until', { date: formatDay(endDate) })}`} <EndTag endDate={endDate} />
              </>
            ),
            words: currencyLetters,
          }))}
          empty={t('basis.noContracts')}
          onChoose={(id) => {
            dialog.hide();
            onChoose(id);
          }}
          onClose={dialog.hide}
        />
      )}
    </>
  );
}
