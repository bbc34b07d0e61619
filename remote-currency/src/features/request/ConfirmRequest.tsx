import { Alert, Flex } from 'antd';
import type { Account, Contract, CountedFigures } from '@ncb/shared-kernel/api/contract';
import { FiguresChanged, type FigureChange } from '@ncb/shared-kernel/blocks/document-form';
import { Facts, type Fact } from '@ncb/shared-kernel/blocks/payment-sheet';
import type { Problem } from '@ncb/shared-kernel/domain';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import {
  DocumentType,
  findCurrency,
  UAH,
  type CurrencyLetters,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ConfirmDialog, MoneyText, getProblemText, type PendingSave, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getRequestDay } from './get-request-day';
import { getResultLetters } from './get-result-letters';
import { computeProceeds } from './request-figures';
import { toDraft, type RequestValues } from './request-values';
import { RateText } from './RateText';
import type { RequestMoney } from './use-request-money';
import { BasisText } from '../basis';

interface ConfirmRequestProps {
  type: RequestType;
  pendingSave: PendingSave<RequestValues, readonly Problem[]>;
  money: RequestMoney;
  /** Sums that the user confirms. */
  figures: CountedFigures;
  changedFigures: readonly FigureChange[];
  accounts: readonly Account[];
  contracts: readonly Contract[];
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmRequest(props: ConfirmRequestProps) {
  const { formatDay } = useDates();
  const { type, pendingSave, money, figures, changedFigures, accounts, contracts, isBusy, onConfirm, onCancel } = props;
  const { session } = useShell();
  const { t, common } = useTexts();
  const draft = toDraft(type, pendingSave.values);
  const letters = (findCurrency(draft.currencyCode)?.letters ?? UAH.letters) as CurrencyLetters;
  const resultLetters = getResultLetters(type, draft.targetCurrencyCode);
  const renderIban = (id: string) => {
    const account = accounts.find((one) => one.id === id);
    return account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>;
  };
  const needed = figures.hryvnias ?? money.byBank?.needed;
  const proceeds = computeProceeds(type, money, figures);
  const feeLetters = findCurrency(money.estimate?.feeCurrencyCode ?? '')?.letters ?? resultLetters;
  const facts: readonly Fact[] = [
    [
      t('request.needed'),
      needed && (
        <strong>
          <MoneyText amount={needed} currency={UAH.letters} />
        </strong>
      ),
    ],
    [t('request.brings'), proceeds !== null && <MoneyText amount={proceeds} currency={resultLetters} />],
    [t('request.fee.short'), figures.fee !== undefined && <MoneyText amount={figures.fee} currency={feeLetters} />],
    [t(`request.debit.${type}`), renderIban(draft.debitAccountId)],
    [t(`request.credit.${type}`), renderIban(draft.creditAccountId)],
    [t('request.restAccount'), type === DocumentType.buyRequest && renderIban(draft.restAccountId)],
    [t('request.rate'), <RateText rateType={draft.rateType} customerRate={draft.customerRate} />],
    [t('basis.label'), <BasisText basis={draft} contracts={contracts} currency={letters} />],
    [t('request.purpose'), draft.purpose],
    [t('request.valueDate'), formatDay(getRequestDay(type, draft.valueDate, session.bankDay))],
  ];

  return (
    <ConfirmDialog
      title={t(`request.confirm.${type}`, { number: draft.number, date: formatDay(draft.documentDate) })}
      amount={draft.amount}
      currency={letters}
      warnings={
        <Flex vertical gap="small" className="ncb-advice">
          <FiguresChanged
            changes={changedFigures}
            currencies={{ fee: feeLetters, hryvnias: UAH.letters, quotedSum: resultLetters }}
          />
          {pendingSave.warnings.map(({ key, params }) => (
            <Alert key={key} type="warning" showIcon title={getProblemText(common, key, params)} data-warning={key} />
          ))}
        </Flex>
      }
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Facts facts={facts} />
    </ConfirmDialog>
  );
}
