import { DocumentType } from '../vocabulary';

/** Number and date follow. */
export const PRINTOUT_TITLES: Readonly<Record<DocumentType, string>> = {
  [DocumentType.uahPayment]: 'Платіжна інструкція',
  [DocumentType.currencyPayment]: 'Платіжна інструкція в іноземній валюті',
  [DocumentType.buyRequest]: 'Заявка на купівлю валюти',
  [DocumentType.saleRequest]: 'Заявка на продаж валюти',
  [DocumentType.convertRequest]: 'Заявка на конвертацію валюти',
};
