import { isTaxCode, normaliseAccount, normaliseCode } from '../../domain/identifiers';
import { joinFullName, splitFullName, type FullName, type PayrollImportRecord } from '../../domain/rules';
import { tidyLine } from '../../domain/text';
import { restoreUkrainianI } from '../encoding';
import { correctAccount, correctCode, correctName } from './correct-texts';

interface RowTexts {
  readonly code?: string;
  readonly fullName?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly account?: string;
  readonly bankCode?: string;
  readonly amount?: string;
}

const ZEROS = /^0{8,10}$/;

function isNoCode(cellText: string): boolean {
  return ZEROS.test(cellText);
}

export function toPayrollRecord(line: number, texts: RowTexts, isBroken = false): PayrollImportRecord {
  const typedNames = getNames(texts);
  const names = getNames({
    fullName: correctName(texts.fullName ?? ''),
    lastName: correctName(texts.lastName ?? ''),
    firstName: correctName(texts.firstName ?? ''),
    middleName: correctName(texts.middleName ?? ''),
  });
  const cyrillic = restoreNames(names);
  const account = correctAccount(texts.account ?? '');
  const taxCode = correctCode(texts.code ?? '');
  const saidAccount = normaliseAccount(texts.account ?? '').toUpperCase();
  const saidCode = normaliseCode(texts.code ?? '');
  const bankCode = normaliseCode(texts.bankCode ?? '');
  return {
    line,
    taxCode,
    ...cyrillic,
    account,
    amount: tidyLine(texts.amount ?? ''),
    ...(bankCode !== '' && { bankCode }),
    ...(isBroken && { isBroken }),
    ...(joinFullName(cyrillic) !== joinFullName(typedNames) && { saidName: joinFullName(typedNames) }),
    ...(account !== saidAccount && { saidAccount }),
    ...(((isTaxCode(taxCode) && taxCode !== saidCode) || isNoCode(saidCode)) && { saidCode }),
  };
}

function getNames({ fullName = '', lastName = '', firstName = '', middleName = '' }: RowTexts): FullName {
  const names = { lastName: tidyLine(lastName), firstName: tidyLine(firstName), middleName: tidyLine(middleName) };
  return joinFullName(names) === '' ? splitFullName(fullName) : names;
}

/**
 * Replaces Latin i in Cyrillic words, in any encoding. Source:
 * docs/requirements/banking-rules.md#doubts-of-later-areas.
 */
function restoreNames({ lastName, firstName, middleName }: FullName): FullName {
  return {
    lastName: restoreUkrainianI(lastName),
    firstName: restoreUkrainianI(firstName),
    middleName: restoreUkrainianI(middleName),
  };
}
