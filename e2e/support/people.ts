export const people = {
  director1: { password: 'Director1', keyPassword: 'Director1-key' },
  director2: { password: 'Director2', keyPassword: 'Director2-key' },
  buh1: { password: 'Buhalter1', keyPassword: 'Buhalter1-key' },
  oper1: { password: 'Operator1', keyPassword: '' },
  temp1: { password: 'Tempuser1', keyPassword: '' },
  passsoon1: { password: 'Passsoon1', keyPassword: '' },
  fop1: { password: 'Pidpryemets1', keyPassword: 'Pidpryemets1-key' },
  mode1: { password: 'Accessmode1', keyPassword: '' },
  mode2: { password: 'Accessmode2', keyPassword: '' },
  mode3: { password: 'Accessmode3', keyPassword: '' },
} as const satisfies Record<string, { password: string; keyPassword: string }>;

export type Login = keyof typeof people;

export const KALYNA_ACCOUNT = '7001';
export const MLYN_ACCOUNT = '7010';
/** Account of the sole trader fop1, who signs alone. */
export const FOP_ACCOUNT = '7013';
export const SVITANOK = {
  iban: 'UA263052990000026006999000301',
  name: 'ТОВ «Світанок Постач»',
  code: '92000019',
};
/** Treasury, from the bank's catalogue of counterparties. */
export const TREASURY = {
  iban: 'UA308999980310001000000000001',
  name: 'ГУК у м. Києві',
  code: '99000011',
};
/** Customer of our own bank, whose balance rises with each payment. */
export const MLYN = {
  iban: 'UA913516070000026006999000020',
  name: 'ПП «Степовий Млин»',
  code: '91000023',
};
