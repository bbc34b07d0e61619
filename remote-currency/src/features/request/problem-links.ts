import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

type RequestFieldName = keyof (typeof ua)['request']['fields'];

export const { getPosition, getProblemLinks } = createFormOrder<RequestFieldName>([
  ...([
    'amount',
    'currencyCode',
    'targetCurrencyCode',
    'documentDate',
    'debitAccountId',
    'creditAccountId',
    'restAccountId',
  ] as const),
  ...([
    'rateType',
    'customerRate',
    'basis',
    'contracts',
    'contractsAmounts',
    'agreementNumber',
    'agreementDate',
  ] as const),
  ...(['basisText', 'purpose', 'number', 'valueDate', 'other'] as const),
]);
