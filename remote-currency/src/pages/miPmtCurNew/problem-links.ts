import { createFormOrder } from '@ncb/shared-kernel/blocks/document-form';
import type ua from '../../locales/ua.json';

type FieldName = keyof (typeof ua)['payment']['fields'];

/** Fields of a bank count as one. */
export const { getPosition, getProblemLinks } = createFormOrder<FieldName>([
  ...(['kind', 'amount', 'currencyCode', 'debitAccountId', 'feePayer', 'basis', 'contracts'] as const),
  ...(['contractsAmounts', 'agreementNumber', 'agreementDate', 'basisText', 'purpose'] as const),
  ...(['number', 'documentDate', 'valueDate', 'fundsSource', 'requestId', 'comment'] as const),
  ...(['structuredPurpose', 'ultimateDebtor', 'ultimateCreditor'] as const),
  ...([
    'beneficiaryCountry',
    'beneficiaryName',
    'beneficiaryAccount',
    'isPartnerCalled',
    'beneficiaryCode',
    'beneficiarySecondCode',
  ] as const),
  ...([
    'isAddressSure',
    'addressPartsTown',
    'addressPartsStreet',
    'addressPartsBuilding',
    'addressPartsPostCode',
    'addressPartsRegion',
    'beneficiaryAddress',
  ] as const),
  ...(['beneficiaryBank', 'intermediaryBank', 'other'] as const),
]);
