import * as calls from '.';
import { fieldName } from './field-names';
import { optional, list, text } from './codec';
import { at, record } from './record';
import { withParts } from './record-parts';

const named = Object.entries(calls).flatMap(([name, one]) =>
  typeof one === 'object' && 'problemField' in one
    ? [[name, one.problemField as ReturnType<typeof fieldName>] as const]
    : [],
);
const field = (call: string) => {
  const problemField = new Map(named).get(call);
  if (!problemField) throw new Error(`${call} names no fields`);
  return problemField;
};

describe('the name of a field in a problem', () => {
  const names = fieldName(
    record({ own: at('own_name', text) }),
    withParts(record({ rows: at('rws', optional(list(record({ sum: at('amt', text) })))) }), {
      bank: record({ name: at('bank_name', text) }),
    }),
  );

  it.each([
    ['own', 'own_name'],
    ['rows', 'rws'],
    ['rows.0', 'rws.0'],
    ['rows.12.sum', 'rws.12.amt'],
    ['rows.12.other', 'rws.12.other'],
    ['bank.name', 'bank_name'],
    ['unheard', 'unheard'],
    ['', ''],
  ])('%j is %j on the wire', (ours, wire) => {
    expect(names.encode(ours)).toBe(wire);
    expect(names.decode(wire)).toBe(ours);
  });

  it.each([
    ['savePayment', 'creditIban', 'acnt_co'],
    ['savePayment', 'structuredPurpose', 'rmtStrd'],
    ['savePayment', 'structuredPurpose.additionalInfo', 'rmtStrd.addtInf'],
    ['savePayment', 'structuredPurpose.taxLines.0.amount', 'rmtStrd.taxes.0.ttlAmt'],
    ['savePayment', 'structuredPurpose.taxLines.3', 'rmtStrd.taxes.3'],
    ['savePayment', 'ultimateDebtor.identificationCode', 'ultmtDbtr.identCode'],
    ['savePayment', 'ultimateCreditor.address.street', 'ultmtCdtr.addrStreet'],
    ['savePayment', 'ultimateCreditor.birthDate', 'ultmtCdtr.birthDate'],
    ['saveCurrencyPayment', 'beneficiary.account', 'acnt_co'],
    ['saveCurrencyPayment', 'beneficiaryBank.country', 'ben_bank_cntry'],
    ['saveCurrencyPayment', 'addressParts.building', 'ben_bldg'],
    ['saveCurrencyPayment', 'contracts', 'contracts'],
    ['saveCurrencyPayment', 'contracts.amounts', 'contracts_amounts'],
    ['saveCurrencyPayment', 'ultimateDebtor.name', 'ultmtDbtr.subjectName'],
    ['saveCurrencyRequest', 'creditAccountId', 'acnt_c_id'],
    ['saveContract', 'partner.name', 'partner'],
    ['saveContract', 'partnerBank.nationalCode', 'ptr_bank_bic'],
    ['insertBeneficiary', 'maximum', 'sal'],
    ['insertBeneficiary', 'beneficiary.name', 'name_co'],
    ['insertCorrespondent', 'maximum', 'SAL'],
    ['changeCorrespondents', 'iban', 'IBAN'],
    ['importCorrespondents', 'rows', 'cdata'],
    ['importCorrespondents', 'rows.3.code', 'cdata.3.CODE'],
    ['insertPurpose', 'text', 'PPURP_TEXT'],
    ['savePayroll', 'employees.2.taxCode', 'emps.2.tin'],
    ['savePayroll', 'payoutDay', 'payroll_vdate'],
    ['saveEmployee', 'account', 'emp_acn'],
    ['saveEmployees', 'employees', 'emps'],
    ['applyForCredit', 'attachments', 'attachments'],
    ['applyForCredit', 'hasAgreed', 'consent'],
    ['applyForDeposit', 'interestAccountId', 'interest_acn_id'],
    ['withdrawFromDeposit', 'accountId', 'acn_id'],
    ['listPayments', 'amountLow', 'amount_l'],
    ['getActions', 'start', 'date_from'],
    ['getStatement', 'end', 'ldate'],
    ['markExported', 'until', 'exp_date'],
    ['saveSettings', 'searchName', 'search_name'],
    ['changeUserRights', 'signatureRight', 'signature'],
    ['changeUserInfo', 'oldPassword', 'old_pwd'],
    ['registerUser', 'secretAnswer', 'sansw'],
    ['login', 'password', 'passwd'],
  ])('of %s: %s is %s on the wire', (call, ours, wire) => {
    expect(field(call).encode(ours)).toBe(wire);
    expect(field(call).decode(wire)).toBe(ours);
  });

  it.each(named)('of %s stays when it is translated twice', (_, problemField) => {
    for (const wire of [
      'pmt_num',
      'acnt_co',
      'name_co',
      'amount',
      'contracts',
      'contracts_amounts',
      'rmtStrd.ctgy',
      'ben_town',
    ]) {
      const ours = problemField.decode(wire);
      expect(problemField.decode(ours)).toBe(ours);
      expect(problemField.encode(String(problemField.encode(ours)))).toBe(problemField.encode(ours));
    }
  });
});
