import { list, text } from './codec';
import { fieldName } from './field-names';
import { uahPayment } from './uah-payment';
import { at, record } from './record';
import { withParts } from './record-parts';

/** Fields of an actual party in problems. Source: docs/requirements/hryvnia-payments.md#data. */
const partyNames = withParts(
  record({
    name: at('subjectName', text),
    isJuridical: at('isJuridicial', text),
    identificationType: at('identType', text),
    identificationCode: at('identCode', text),
    residenceCountry: at('identCtryRes', text),
    lei: at('identLeiCode', text),
    bic: at('identBicCode', text),
  }),
  {
    address: record({
      street: at('addrStreet', text),
      house: at('addrHouse', text),
      flat: at('addrFlat', text),
      postalIndex: at('addrIndex', text),
      city: at('addrCity', text),
      district: at('addrDistrict', text),
      adminDistrict: at('addrAdminDistrict', text),
      country: at('addrCountry', text),
    }),
  },
);

/** Fields of the parts that travel as XML, by which problems name them. */
export const xmlPartNames = record({
  structuredPurpose: at(
    'rmtStrd',
    record({
      paymentKindCode: at('certId', text),
      taxNotice: at('ctgy', text),
      budgetCode: at('tP', text),
      additionalInfo: at('addtInf', text),
      taxLines: at(
        'taxes',
        list(
          record({
            category: at('ctgy', text),
            account: at('ctgyDtls', text),
            amount: at('ttlAmt', text),
            additionalInfo: at('addtlInf', text),
          }),
        ),
      ),
    }),
  ),
  ultimateDebtor: at('ultmtDbtr', partyNames),
  ultimateCreditor: at('ultmtCdtr', partyNames),
});

/** Names of a hryvnia payment's fields in problems. */
export const uahPaymentField = fieldName(xmlPartNames, uahPayment);
