import type { ComponentType } from 'react';
import { checkUahPayment } from '@ncb/shared-kernel/domain/rules';
import { VALID_ACCOUNT } from '@ncb/shared-kernel/domain/rules/testing';
import { openForm, SAMPLE_SESSION, type OpenForm, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { createEmptyPayment, toDraft, type PaymentValues } from '../features/payment';
import { texts } from '../texts';

/** Valid values: the first problem belongs to the tested block. */
const VALID_RECEIVER = { creditIban: 'UA263052990000026006999000301', receiverName: 'ТОВ', receiverCode: '92000019' };
const RICH_ACCOUNT = { ...VALID_ACCOUNT, available: '999999999.99' };

export function openBlock(
  Block: ComponentType<{ checked: CheckedForm<PaymentValues> }>,
  values: Partial<PaymentValues> = {},
  answers: WireAnswers = {},
): Promise<OpenForm<PaymentValues>> {
  return openForm({
    Block,
    texts,
    answers,
    initialValues: { ...createEmptyPayment(SAMPLE_SESSION, ''), ...VALID_RECEIVER, ...values },
    check: (typed) => checkUahPayment(toDraft(typed), { bankDay: SAMPLE_SESSION.bankDay, debitAccount: RICH_ACCOUNT }),
  });
}
