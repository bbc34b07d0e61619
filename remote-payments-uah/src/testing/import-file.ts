import { ACCOUNT } from './answers';

export const HEAD = 'oper_n;oper_date;acn_d;acn_c;name_c;okpo_c;sum_cur;pay_purp';

export function importLine(cells: Readonly<Record<string, string>> = {}): string {
  const right: Readonly<Record<string, string>> = {
    oper_n: '',
    oper_date: '',
    acn_d: ACCOUNT.iban,
    acn_c: 'UA263052990000026006999000301',
    name_c: 'ТОВ «Світанок Постач»',
    okpo_c: '92000019',
    sum_cur: '100.50',
    pay_purp: 'Оплата за товар, без ПДВ',
  };
  return HEAD.split(';')
    .map((column) => cells[column] ?? right[column])
    .join(';');
}

export function importFile(lines: readonly string[], name = 'payments.csv'): File {
  return new File([[HEAD, ...lines].join('\r\n')], name);
}
