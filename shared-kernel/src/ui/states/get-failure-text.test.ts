import { buildForeseenRefusal } from '../../domain';
import { createTranslations, KERNEL_NAMESPACE } from '../../i18n';
import { formatFailure } from './format-failure';
import { getFailureText, getProblemText } from './get-failure-text';

async function texts(language: 'ua' | 'ru' | 'en') {
  const { i18n } = await createTranslations(language);
  return i18n.getFixedT(language, KERNEL_NAMESPACE);
}

describe('the text of a save without an answer', () => {
  it.each([
    ['ua', 'двічі нічого не збережеться', 'нічого не збережено'],
    ['ru', 'дважды ничего не сохранится', 'ничего не сохранено'],
    ['en', 'nothing will be saved twice', 'nothing has been saved'],
  ] as const)('in %s says that a second press is safe, or that nothing was sent', async (language, twice, nothing) => {
    const t = await texts(language);
    expect(getFailureText(t, { kind: 'unreadable', where: '', stored: 'unknown' })).toContain(twice);
    expect(getFailureText(t, { kind: 'network', stored: 'no' })).toContain(nothing);
  });

  it('drops a sentence of the page that says it is not saved, unless that is known', async () => {
    const t = await texts('en');
    const notSent = (reason: string) => `Not sent. ${reason}`;
    expect(formatFailure(t, { kind: 'timeout', stored: 'unknown' }, notSent)).not.toContain('Not sent');
    expect(formatFailure(t, { kind: 'network', stored: 'no' }, notSent)).toContain('Not sent. You’re offline');
    expect(formatFailure(t, { kind: 'http', status: 413 }, notSent)).toContain('Not sent. ');
  });
});

describe('the sentence of a problem', () => {
  it.each([
    ['ua', 'Призначення задовге: 434 із 420'],
    ['ru', 'Назначение слишком длинное: 434 из 420'],
    ['en', 'Purpose too long: 434 of 420'],
  ] as const)('in %s tells by how much a text is too long', async (language, sentence) => {
    const t = await texts(language);
    expect(getProblemText(t, 'tooLongPpurp', { length: '434', max: '420' })).toBe(sentence);
  });

  it.each(['tooLongName', 'tooLongText', 'sep4.spp.addtlInfTooLong'])('has both numbers for %s too', async (key) => {
    for (const language of ['ua', 'ru', 'en'] as const)
      expect(getProblemText(await texts(language), key, { length: '77', max: '66' })).toMatch(/: 77 \S+ 66$/);
  });

  it('names the limits where a bank tells the key alone', async () => {
    expect(getProblemText(await texts('ua'), 'tooLongPpurp')).toContain('не більше 420 знаків');
  });

  it.each([
    ['ua', 'feeAboveSum', 'Комісія банку не менша за суму платежу'],
    ['ru', 'feeAboveSum', 'Комиссия не меньше суммы платежа'],
    ['en', 'feeAboveSum', 'The fee is at least as large as the payment'],
    ['ua', 'feeAboveCredited', 'Комісія банку не менша за суму, яку слід зарахувати'],
    ['ru', 'feeAboveCredited', 'Комиссия не меньше суммы к зачислению'],
    ['en', 'feeAboveCredited', 'The fee is at least as large as the amount to be credited'],
  ] as const)('in %s says what the bank would refuse, before it has: %s', async (language, reason, sentence) => {
    const { key, params } = buildForeseenRefusal('amount', reason);
    expect(getProblemText(await texts(language), key, params)).toBe(sentence);
  });
});
