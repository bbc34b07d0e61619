import type { Grammar } from './grammar';

const BELOW_TWENTY = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Without "and", as on cheques: one hundred twenty-three. */
export const ENGLISH: Grammar = {
  zero: 'zero',
  minus: 'minus',
  scales: [{ forms: ['thousand', 'thousand'] }, { forms: ['million', 'million'] }, { forms: ['billion', 'billion'] }],
  currencies: {
    UAH: { major: { forms: ['hryvnia', 'hryvnias'] }, minor: { forms: ['kopiyka', 'kopiykas'] } },
    USD: { major: { forms: ['US dollar', 'US dollars'] }, minor: { forms: ['cent', 'cents'] } },
    EUR: { major: { forms: ['euro', 'euros'] }, minor: { forms: ['cent', 'cents'] } },
    GBP: { major: { forms: ['pound sterling', 'pounds sterling'] }, minor: { forms: ['penny', 'pence'] } },
    JPY: { major: { forms: ['yen', 'yen'] }, minor: { forms: ['sen', 'sen'] } },
    PLN: { major: { forms: ['zloty', 'zlotys'] }, minor: { forms: ['grosz', 'groszy'] } },
  },
  hundreds(threeDigits) {
    const hundreds = BELOW_TWENTY[Number(threeDigits[0])];
    const rest = Number(threeDigits.slice(1));
    const tens = [TENS[Math.floor(rest / 10)], BELOW_TWENTY[rest % 10]].filter(Boolean).join('-');
    return [hundreds && `${hundreds} hundred`, rest < 20 ? BELOW_TWENTY[rest] : tens];
  },
  getFormIndex: (digits) => (/^0*1$/.test(digits) ? 0 : 1),
};
