import { Alert, Button, Flex, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { FiguresChanged, type FigureChange } from '@ncb/shared-kernel/blocks/document-form';
import { Facts, PartyFacts, PurposeFacts, type Fact } from '@ncb/shared-kernel/blocks/payment-sheet';
import type { Problem } from '@ncb/shared-kernel/domain';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { composeAddress } from '@ncb/shared-kernel/domain/rules';
import { FeePayer, findCurrency, SignatureRight, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getCountryName,
  MoneyText,
  getProblemText,
  UnsavedNotice,
  type PendingSave,
  useDates,
} from '@ncb/shared-kernel/ui';
import { readAddressValues } from '@ncb/shared-kernel/blocks/foreign-bank';
import { toDraft, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { getPartnerText } from './get-partner-text';
import styles from './payment-form.module.css';
import type { FormContext } from './payment-source';
import type { PaymentMoney } from './use-payment-money';
import { BasisText } from '../../features/basis';

interface ReviewDialogProps {
  pendingSave: PendingSave<PaymentValues, readonly Problem[]>;
  context: FormContext;
  money: PaymentMoney;
  /** Sums that the user confirms. */
  figures: CountedFigures;
  changedFigures: readonly FigureChange[];
  isBusy: boolean;
  /** `isSigned` to sign at once. */
  onConfirm: (isSigned: boolean) => void;
  onCancel: () => void;
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { pendingSave, context, money, figures, changedFigures, isBusy, onConfirm, onCancel } = props;
  const { session } = useShell();
  const { t, common } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // On the heading Enter does nothing: a key pressed once too often must not save.
  useEffect(() => heading.current?.focus(), []);
  const { values, warnings } = pendingSave;
  const letters = findCurrency(values.currencyCode)?.letters ?? '';
  const effect = values.feePayer === '' ? null : money.getEffect(values.feePayer);
  const isBeneficiaryFee = values.feePayer === FeePayer.beneficiary;
  const { fee } = figures;
  const reaches =
    effect && isBeneficiaryFee && fee !== undefined ? subtractAmounts(effect.debited, fee) : effect?.reaches;
  const debitedFee = effect && !isBeneficiaryFee ? (fee ?? effect.debitedFee) : effect?.debitedFee;
  const canSign = session.user.signatureRight !== SignatureRight.operator;
  const sums = [
    ['receives', effect?.isAtMost ? 'receivesUpTo' : 'receives', reaches, letters],
    ['debited', 'leavesCurrency', effect?.debited, letters],
    ['fee', 'leavesHryvnia', debitedFee, UAH.letters],
  ] as const;
  return (
    <Modal
      open
      title={
        <h2 ref={heading} tabIndex={-1} className={styles['review-title']}>
          {t('payment.reviewTitle')}
        </h2>
      }
      onCancel={onCancel}
      closable={!isBusy}
      mask={{ closable: false }}
      width={720}
      data-dialog="review"
      footer={[
        <Button key="change" disabled={isBusy} onClick={onCancel} data-action="change">
          {t('payment.change')}
        </Button>,
        <Button
          key="save"
          {...(!canSign && { type: 'primary' as const })}
          disabled={isBusy && canSign}
          loading={isBusy && !canSign}
          onClick={() => onConfirm(false)}
          data-action="confirmSave"
        >
          {t(canSign ? 'payment.saveOnly' : 'payment.saveIt')}
        </Button>,
        canSign && (
          <Button key="sign" type="primary" loading={isBusy} onClick={() => onConfirm(true)} data-action="saveAndSign">
            {t('payment.saveAndSign')}
          </Button>
        ),
      ]}
    >
      <div className={styles['review-sums']}>
        {sums.map(([name, label, amount, currency]) => (
          <div key={name}>
            <div className="ncb-quiet">{t(`payment.summary.${label}`)}</div>
            <strong data-field={`review_${name}`}>
              {amount === undefined ? t('payment.summary.unknown') : <MoneyText amount={amount} currency={currency} />}
            </strong>
          </div>
        ))}
      </div>
      <Flex vertical gap="small" className="ncb-advice">
        <FiguresChanged
          changes={changedFigures}
          currencies={{ fee: isBeneficiaryFee ? letters : UAH.letters, hryvnias: UAH.letters, quotedSum: letters }}
        />
        {values.feePayer !== '' && (
          <Alert type="info" showIcon title={t(`payment.fees.${values.feePayer}.note`)} data-notice="fees" />
        )}
        {warnings.map(({ key, field, params }) => (
          <Alert
            key={`${field} ${key}`}
            type="warning"
            showIcon
            title={getProblemText(common, key, params)}
            data-warning={key}
          />
        ))}
      </Flex>
      <div className={styles['review-facts']}>
        <ReviewFacts values={values} context={context} />
      </div>
      <UnsavedNotice place="dialog" />
    </Modal>
  );
}

function ReviewFacts({ values, context }: { values: PaymentValues; context: FormContext }) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const draft = toDraft(values);
  const { beneficiary, beneficiaryBank, intermediaryBank, ultimateDebtor, ultimateCreditor, structuredPurpose } = draft;
  const letters = findCurrency(draft.currencyCode)?.letters ?? '';
  const account = context.accounts.find(({ id }) => id === draft.debitAccountId);
  const facts: readonly Fact[] = [
    [
      t('payment.receiver'),
      <>
        <strong>{beneficiary.name}</strong>
        <div className="ncb-quiet">
          {[composeAddress(readAddressValues(values)), getCountryName(beneficiary.country, language)]
            .filter(Boolean)
            .join(', ')}
        </div>
      </>,
    ],
    [
      t('payment.beneficiary.account'),
      <>
        <strong className="ncb-number ncb-breakable">{formatIban(beneficiary.account)}</strong>
        <div className="ncb-quiet">{[beneficiaryBank.name, beneficiaryBank.swift].filter(Boolean).join(', ')}</div>
      </>,
    ],
    [
      t('payment.intermediary.title'),
      intermediaryBank.swift && [intermediaryBank.name, intermediaryBank.swift].filter(Boolean).join(', '),
    ],
    [t('payment.account'), account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>],
    [t('payment.feePayer'), draft.feePayer && `${t(`payment.fees.${draft.feePayer}.title`)} (${draft.feePayer})`],
    [t('basis.label'), draft.basis && <BasisText basis={draft} contracts={context.contracts} currency={letters} />],
    [common('fields.purpose'), draft.purpose],
    [t('payment.summary.partnerSees'), draft.kind === 'ext' && <code>{getPartnerText(draft.purpose).text}</code>],
    [common('fields.valueDate'), draft.valueDate && formatDay(draft.valueDate)],
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartyFacts party={ultimateDebtor} />],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartyFacts party={ultimateCreditor} />],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeFacts purpose={structuredPurpose} />],
    [t('payment.comment'), draft.comment],
  ];
  return <Facts facts={facts} />;
}
