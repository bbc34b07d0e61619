/**
 * How other programs and people head a receiver's columns, in payments and in lists of correspondents, in Ukrainian,
 * Russian and English; what is more exact stands first. Source: reference/banking 4
 */
export const RECEIVER_HEADINGS = {
  name: 'name_c|Назва отримувача|Назва одержувача|Найменування отримувача|Найменування одержувача|Отримувач|Одержувач|Кореспондент|Контрагент|Назва контрагента|Наименование получателя|Получатель|Получатель1|Корреспондент|Receiver name|Receiver|Recipient|Beneficiary|Beneficiary name|Creditor|Creditor name|rcpt_name',
  code: 'okpo_c|Код отримувача|Код одержувача|ЄДРПОУ отримувача|ЄДРПОУ одержувача|ЕДРПОУ отримувача|ІПН отримувача|ЄДРПОУ/ІПН отримувача|ЄДРПОУ кореспондента|ЄДРПОУ контрагента|Код контрагента|Код получателя|ОКПО получателя|ЕГРПОУ получателя|ИНН получателя|Получатель ОКПО|Получатель ЕГРПОУ|Получатель ЕДРПОУ|Получатель ИНН|Отримувач ЄДРПОУ|ОКПО корреспондента|Receiver code|Beneficiary code|Creditor code|Tax code|rcpt_okpo',
  iban: 'acn_c|Рахунок отримувача|Рахунок одержувача|Рахунок кореспондента|Рахунок контрагента|IBAN отримувача|IBAN одержувача|IBAN контрагента|Рахунок IBAN отримувача|Счет получателя|Счет корреспондента|Счет контрагента|IBAN получателя|Получатель счет|Получатель расч счет|Отримувач рахунок|Credit account|Receiver account|Recipient account|Beneficiary account|Creditor account|Receiver IBAN|Beneficiary IBAN|Creditor IBAN|rcpt_account',
} as const;
