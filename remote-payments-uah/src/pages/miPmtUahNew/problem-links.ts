import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

type FieldName = keyof (typeof ua)['form']['fields'];

export const { getPosition, getProblemLinks } = createFormOrder<FieldName>([
  ...([
    'receiverName',
    'creditIban',
    'receiverCode',
    'catalogueName',
    'callBack',
    'amount',
    'isInstant',
    'purpose',
    'structuredPurpose',
    'debitAccountId',
    'number',
    'documentDate',
  ] as const),
  ...(['valueDate', 'standardPurposeCode', 'ultimateDebtor', 'ultimateCreditor', 'other'] as const),
]);
