import { Alert, Flex } from 'antd';
import type { Account, Contract, CountedFigures } from '@ncb/shared-kernel/api/contract';
import { FiguresChanged, type FigureChange } from '@ncb/shared-kernel/blocks/document-form';
import { Facts, type Fact } from '@ncb/shared-kernel/blocks/payment-sheet';
import type { Problem } from '@ncb/shared-kernel/domain';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import {
  DocumentType,
  findCurrency,
  UAH,
  type CurrencyLetters,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ConfirmDialog, MoneyText, problemText, type AskedSave } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getRequestDay } from './get-request-day';
import { lettersGot } from './letters-got';
import { proceedsOf } from './request-figures';
import { toDraft, type RequestValues } from './request-values';
import { RateText } from './RateText';
import type { RequestMoney } from './use-request-money';
import { BasisText } from '../basis';

export interface ConfirmRequestProps {
  type: RequestType;
  asked: AskedSave<RequestValues, readonly Problem[]>;
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
  const { type, asked, money, figures, changedFigures, accounts, contracts, isBusy, onConfirm, onCancel } = props;
  const { session } = useShell();
  const { t, common } = useTexts();
  const draft = toDraft(type, asked.values);
  const letters = (findCurrency(draft.currencyCode)?.letters ?? UAH.letters) as CurrencyLetters;
  const got = lettersGot(type, draft.targetCurrencyCode);
  const ibanOf = (id: string) => {
    const account = accounts.find((one) => one.id === id);
    return account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>;
  };
  const needed = figures.hryvnias ?? money.byBank?.needed;
  const brings = proceedsOf(type, money, figures);
  const feeLetters = findCurrency(money.estimate?.feeCurrencyCode ?? '')?.letters ?? got;
  const facts: readonly Fact[] = [
    [
      t('request.needed'),
      needed && (
        <strong>
          <MoneyText amount={needed} currency={UAH.letters} />
        </strong>
      ),
    ],
    [t('request.brings'), brings !== null && <MoneyText amount={brings} currency={got} />],
    [t('request.fee.short'), figures.fee !== undefined && <MoneyText amount={figures.fee} currency={feeLetters} />],
    [t(`request.debit.${type}`), ibanOf(draft.debitAccountId)],
    [t(`request.credit.${type}`), ibanOf(draft.creditAccountId)],
    [t('request.restAccount'), type === DocumentType.buyRequest && ibanOf(draft.restAccountId)],
    [t('request.rate'), <RateText rateType={draft.rateType} customerRate={draft.customerRate} />],
    [t('basis.label'), <BasisText basis={draft} contracts={contracts} currency={letters} />],
    [t('request.purpose'), draft.purpose],
    [t('request.valueDate'), toDotted(getRequestDay(type, draft.valueDate, session.bankDay))],
  ];

  return (
    <ConfirmDialog
      title={t(`request.confirm.${type}`, { number: draft.number, date: toDotted(draft.documentDate) })}
      amount={draft.amount}
      currency={letters}
      warnings={
        <Flex vertical gap="small" className="ncb-advice">
          <FiguresChanged
            changes={changedFigures}
            currencies={{ fee: feeLetters, hryvnias: UAH.letters, quotedSum: got }}
          />
          {asked.warnings.map(({ key, params }) => (
            <Alert key={key} type="warning" showIcon title={problemText(common, key, params)} data-warning={key} />
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
