import type { CanonicalType } from '../canonical-fields';

/**
 * Canonical texts of `CONTENTS`, by Python's `json.dumps` (sorted keys, no spaces), which equals RFC 8785 for strings.
 * A new optional field may be added; another spelling of a field that is here breaks existing signatures.
 */
const FILES = `"files":"20480 Б, SHA-256 ${'0a'.repeat(32)}, рахунок.pdf\\n512 Б, SHA-256 ${'f9'.repeat(32)}, накладна.png",`;
const NOTE = '"note":"Накладна в файлі, рахунок надійде 05.12",';

export const TEXTS: Readonly<Record<CanonicalType, string>> = {
  '1':
    '{"amount":"1234.56","callBack":"done","callBackCaller":"Рахівна О. С.",' +
    '"callBackConfirmedBy":"Касирна Ольга, бухгалтерка","callBackDay":"2026-07-17",' +
    '"callBackPerson":"Зразкова Ніна, директорка","callBackPhone":"0440002218",' +
    '"callBackPhoneSince":"2025-03-04","callBackTime":"10:38",' +
    '"currency":"UAH","documentDate":"2026-07-15",' +
    FILES +
    '"id":"501",' +
    NOTE +
    '"number":"17",' +
    '"payerCode":"14070197","payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»",' +
    '"purpose":"Оплата за товар згідно рах. № 15","receiverCode":"14360570",' +
    '"receiverCountry":"616","receiverHasCode":"1",' +
    '"receiverIban":"UA983052990000026008138043718","receiverIsResident":"1",' +
    '"receiverName":"ПП \\"Степ & Ко\\" \\\\ <філія>","requestId":"502","standardPurposeCode":"12",' +
    '"structuredPurpose":"<Strd/>","structuredPurposeKind":"budget","type":"1","ultimateCreditor":"<UltmtCdtr/>",' +
    '"ultimateDebtor":"<UltmtDbtr/>","v":"ncb-doc/1","valueDate":"2026-07-20","version":"1"}',
  '2':
    '{"agreementDate":"2024-06-05","agreementNumber":"КР-2024/77","amount":"100.00","basis":"contract",' +
    '"basisText":"Інше","comment":"терміново",' +
    '"contracts":"№ EXP-2026/01, TEST HANDEL GMBH: 60.00 EUR\\n№ ZED-17, TEST HANDEL GMBH: 40.00 EUR",' +
    '"currency":"EUR","documentDate":"2026-07-15","feeAmount":"300.00","feeCurrency":"UAH",' +
    '"feeIban":"UA523516070000026009349119632","feeMode":"debit","feePayer":"SHA",' +
    FILES +
    '"fundsSource":"own","id":"501",' +
    '"intermediaryBankAccount":"200","intermediaryBankAddress":"New York","intermediaryBankCode":"021000021",' +
    '"intermediaryBankCountry":"840","intermediaryBankName":"JPMORGAN CHASE BANK",' +
    '"intermediaryBankSwift":"CHASUS33XXX",' +
    NOTE +
    '"number":"17","payerCode":"14070197",' +
    '"payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»","paymentKind":"ext",' +
    '"purpose":"PREPAYMENT FOR GOODS","receiverAccount":"DE89370400440532013000",' +
    '"receiverAddress":"Teststrasse 3, 10115 Berlin","receiverBankAccount":"100",' +
    '"receiverBankAddress":"Frankfurt","receiverBankCode":"50070010","receiverBankCountry":"276",' +
    '"receiverBankName":"DEUTSCHE BANK AG","receiverBankSwift":"DEUTDEFFXXX","receiverCode":"DE000000001",' +
    '"receiverCountry":"276","receiverName":"TEST HANDEL GMBH","receiverSecondCode":"12","requestId":"502",' +
    '"structuredPurpose":"<Strd/>","structuredPurposeKind":"budget","type":"2","ultimateCreditor":"<UltmtCdtr/>",' +
    '"ultimateDebtor":"<UltmtDbtr/>","v":"ncb-doc/1","valueDate":"2026-07-20","version":"1"}',
  '3':
    '{"agreementDate":"2024-06-05","agreementNumber":"КР-2024/77","amount":"100.00","basis":"contract",' +
    '"basisText":"Інше",' +
    '"contracts":"№ EXP-2026/01, TEST HANDEL GMBH: 60.00 EUR\\n№ ZED-17, TEST HANDEL GMBH: 40.00 EUR",' +
    '"creditIban":"UA523516070000026009349119632","currency":"EUR","customerRate":"48.5",' +
    '"documentDate":"2026-07-15","feeAmount":"300.00","feeCurrency":"UAH",' +
    '"feeIban":"UA523516070000026009349119632","feeMode":"debit",' +
    FILES +
    '"hryvnias":"4929.66","id":"501",' +
    NOTE +
    '"number":"17",' +
    '"payerCode":"14070197","payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»",' +
    '"purpose":"Купівля валюти","rateType":"notHigher","restIban":"UA523516070000026009349119632",' +
    '"transitIban":"UA473516070000029000999000090","type":"3","v":"ncb-doc/1","valueDate":"2026-07-20",' +
    '"version":"1"}',
  '4':
    '{"agreementDate":"2024-06-05","agreementNumber":"КР-2024/77","amount":"100.00","basis":"contract",' +
    '"basisText":"Інше",' +
    '"contracts":"№ EXP-2026/01, TEST HANDEL GMBH: 60.00 EUR\\n№ ZED-17, TEST HANDEL GMBH: 40.00 EUR",' +
    '"creditIban":"UA523516070000026009349119632","currency":"EUR","customerRate":"48.5",' +
    '"documentDate":"2026-07-15","feeAmount":"300.00","feeCurrency":"UAH",' +
    '"feeIban":"UA523516070000026009349119632","feeMode":"debit",' +
    FILES +
    '"id":"501",' +
    NOTE +
    '"number":"17","payerCode":"14070197",' +
    '"payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»","purpose":"Продаж валюти",' +
    '"rateType":"notHigher","type":"4","v":"ncb-doc/1","valueDate":"2026-07-20","version":"1"}',
  '5':
    '{"agreementDate":"2024-06-05","agreementNumber":"КР-2024/77","amount":"100.00","basis":"contract",' +
    '"basisText":"Інше",' +
    '"contracts":"№ EXP-2026/01, TEST HANDEL GMBH: 60.00 EUR\\n№ ZED-17, TEST HANDEL GMBH: 40.00 EUR",' +
    '"creditIban":"UA523516070000026009349119632","currency":"EUR","customerRate":"48.5",' +
    '"documentDate":"2026-07-15","feeAmount":"300.00","feeCurrency":"UAH",' +
    '"feeIban":"UA523516070000026009349119632","feeMode":"debit",' +
    FILES +
    '"id":"501",' +
    NOTE +
    '"number":"17","payerCode":"14070197",' +
    '"payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»","purpose":"Конвертація валюти",' +
    '"rateType":"notHigher","targetCurrency":"USD","type":"5","v":"ncb-doc/1","valueDate":"2026-07-20",' +
    '"version":"1"}',
  payroll:
    '{"amount":"35113.37","currency":"UAH","documentDate":"2026-07-15","employeeCount":"2",' +
    '"employees":"Умовна Оксана Тестівна, UA883516070000026202999000200, 17000.00\\nВигадана Марко Тестович, UA093516070000026201999000201, 18113.37",' +
    '' +
    FILES +
    '"id":"501",' +
    NOTE +
    '"number":"17","payerCode":"14070197","payerIban":"UA523516070000026009349119632",' +
    '"payerName":"ТОВ «Приклад»","payrollHalf":"first","payrollPeriod":"2026-07","payrollType":"Заробітна плата та аванси",' +
    '"transitIban":"UA723516070000029098999000091","type":"payroll","v":"ncb-doc/1","valueDate":"2026-07-20",' +
    '"version":"1"}',
  declaration:
    '{"companyCode":"14070197","companyName":"ТОВ «Приклад»",' +
    '"content":"Повне найменування: ТОВ «Приклад»\\nОсновний вид діяльності: 62.01",' +
    '"documentDate":"2026-07-15","id":"501","subject":"Анкета клієнта","type":"declaration","v":"ncb-doc/1",' +
    '"version":"1"}',
};
