import type { Account, Contract, CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { Facts, type Fact } from '@ncb/shared-kernel/blocks/payment-sheet';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { BasisText } from '../basis';

interface RequestFactsProps {
  request: CurrencyRequest;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

export function RequestFacts({ request, accounts, contracts }: RequestFactsProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { type, fee, hryvnias, officialRate } = request;
  const account = (id: string, iban: string) => {
    const own = accounts.find((one) => one.id === id);
    const shown = iban || own?.iban;
    return shown ? (
      <span className="ncb-number ncb-breakable">
        {formatIban(shown)} {own?.currencyLetters}
      </span>
    ) : null;
  };
  const facts: readonly Fact[] = [
    [common('fields.documentDate'), formatDay(request.documentDate)],
    [t('request.valueDate'), request.valueDate && formatDay(request.valueDate)],
    [t(`request.debit.${type}`), account(request.debitAccountId, request.debitIban)],
    [t(`request.credit.${type}`), account(request.creditAccountId, request.creditIban)],
    [t('request.restAccount'), account(request.restAccountId, request.restIban)],
    [t('request.neededAtSave'), hryvnias !== null && <MoneyText amount={hryvnias} currency={UAH.letters} />],
    [t('request.official'), officialRate !== null && formatRate(officialRate, language)],
    [
      t('request.fee.percent'),
      fee && fee.percent !== null && (
        <>
          {`${formatRate(fee.percent, language)}\u00a0%`}
          {fee.minimum !== null && (
            <>
              , {t('request.fee.minimumOf')} <MoneyText amount={fee.minimum} currency={fee.currencyLetters} />
            </>
          )}
        </>
      ),
    ],
    [t('request.fee.mode'), fee?.mode && common(`feeMode.${fee.mode}`)],
    [
      t('basis.label'),
      request.basis && <BasisText basis={request} contracts={contracts} currency={request.currencyLetters} />,
    ],
    [t('request.purpose'), request.purpose],
    [common('fields.creator'), request.creator],
  ];
  return <Facts facts={facts} />;
}
