import fc from 'fast-check';
import { toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';
import { findChildren, findElement, readXml, readText, type XmlElement } from '../../../domain/xml';
import { anyStatement } from '../../testing/any-statement';
import { findSchemaFaults } from '../../testing/find-schema-faults';
import {
  buildAccount,
  EURO_OPERATIONS,
  buildOperation,
  buildSampleStatement,
  buildStatement,
} from '../../testing/statement-samples';
import type { StatementToWrite } from './statement-to-write';
import { writeBalances } from './write-balances';

type Version = '02' | '08';
const VERSIONS = ['08', '02'] as const;

const textOf = (statement: StatementToWrite, version: Version) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeBalances(statement, `camt-${version}`).bytes);

function statementsOf(statement: StatementToWrite, version: Version): readonly XmlElement[] {
  const reading = readXml(textOf(statement, version));
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return findChildren(elementOf(reading.root, 'BkToCstmrStmt'), 'Stmt');
}
function elementOf(parent: XmlElement, ...path: readonly string[]): XmlElement {
  const element = findElement(parent, ...path);
  if (!element) throw new Error(`no ${path.join('/')}`);
  return element;
}
const signed = (sum: string, side: string) => (side === 'DBIT' ? -toMinor(sum) : toMinor(sum));
const balanceOf = (stmt: XmlElement, code: string) => {
  const element = findChildren(stmt, 'Bal').find((bal) => readText(bal, 'Tp', 'CdOrPrtry', 'Cd') === code);
  if (!element) throw new Error(`no ${code}`);
  return signed(readText(element, 'Amt'), readText(element, 'CdtDbtInd'));
};
const sumsOf = (stmt: XmlElement) =>
  findChildren(stmt, 'Ntry').map((entry) => signed(readText(entry, 'Amt'), readText(entry, 'CdtDbtInd')));
const total = (sums: readonly bigint[]) => sums.reduce((all, each) => all + each, 0n);
const emptyElements = ({ name, text, children }: XmlElement): readonly string[] => {
  if (children.length > 0) return children.flatMap(emptyElements);
  return text === '' ? [name] : [];
};

describe.each(VERSIONS)('camt.053.001.%s', (version) => {
  it('is what the standard’s example says', () => {
    const text = textOf(buildSampleStatement(), version);
    const isNew = version === '08';
    expect(text).toMatch(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">`,
    );
    expect(text).toContain(
      '<Ownr><Nm>ТОВ «Калинова Брама»</Nm><Id><OrgId><Othr><Id>91000017</Id><SchmeNm><Prtry>USRC</Prtry></SchmeNm></Othr></OrgId></Id></Ownr>',
    );
    const bic = isNew ? 'BICFI' : 'BIC';
    expect(text).toContain(
      `<FinInstnId><${bic}>SBXXUA2XXXX</${bic}><ClrSysMmbId><ClrSysId><Cd>UA</Cd></ClrSysId><MmbId>351607</MmbId></ClrSysMmbId><Nm>Тестовий банк (пісочниця)</Nm></FinInstnId>`,
    );
    const person =
      '<Nm>Умовна Оксана Тестівна</Nm><Id><PrvtId><Othr><Id>0148102804</Id><SchmeNm><Prtry>RNRCT</Prtry></SchmeNm></Othr></PrvtId></Id>';
    expect(text).toContain(isNew ? `<Dbtr><Pty>${person}</Pty></Dbtr>` : `<Dbtr>${person}</Dbtr>`);
    expect(text).toContain(isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>');
    expect(text).toContain(
      isNew
        ? '<Sum>1703.50</Sum><TtlNetNtry><Amt>696.50</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry>'
        : '<Sum>1703.50</Sum><TtlNetNtryAmt>696.50</TtlNetNtryAmt><CdtDbtInd>CRDT</CdtDbtInd>',
    );
    expect(text).toContain(
      '<CntrValAmt><Amt Ccy="UAH">57996.00</Amt><CcyXchg><SrcCcy>EUR</SrcCcy><TrgtCcy>UAH</TrgtCcy><UnitCcy>EUR</UnitCcy><XchgRate>48.33</XchgRate></CcyXchg></CntrValAmt>',
    );
    expect(text).toContain(
      '<AccptncDtTm>2026-07-15T10:15:00+03:00</AccptncDtTm><TxDtTm>2026-07-15T10:16:00+03:00</TxDtTm>',
    );
  });

  it('is valid by its schema, with the sample and whatever the texts are', () => {
    const statements = [buildSampleStatement(), ...fc.sample(anyStatement(), { seed: 42, numRuns: 40 })];
    const faults = statements.flatMap((statement) =>
      findSchemaFaults(textOf(statement, version), `camt.053.001.${version}`),
    );
    expect(faults).toEqual([]);
  });

  it('leads from the opening balance to the closing one, whatever the texts are', () => {
    fc.assert(
      fc.property(anyStatement(), (statement) => {
        const statements = statementsOf(statement, version);
        expect(statements).toHaveLength(statement.accounts.length);
        statements.forEach((stmt, index) => {
          const sums = sumsOf(stmt);
          expect(balanceOf(stmt, 'OPBD') + total(sums)).toBe(balanceOf(stmt, 'CLBD'));
          expect(balanceOf(stmt, 'CLBD')).toBe(toMinor(statement.accounts[index]?.closing ?? ''));
          const credits = sums.filter((sum) => sum > 0n);
          const summary = elementOf(stmt, 'TxsSummry');
          expect(readText(summary, 'TtlNtries', 'NbOfNtries')).toBe(String(sums.length));
          expect(toMinor(readText(summary, 'TtlCdtNtries', 'Sum'))).toBe(total(credits));
          expect(-toMinor(readText(summary, 'TtlDbtNtries', 'Sum'))).toBe(total(sums.filter((sum) => sum < 0n)));
          expect(emptyElements(stmt)).toEqual([]);
        });
      }),
    );
  });

  it('has no text longer than the standard allows, and gives the purpose back whole', () => {
    const purpose = 'Дуже довге призначення 😀 '.repeat(16).trim();
    const name = 'ТОВ «Надзвичайно довга назва» '.repeat(9).trim();
    const [stmt] = statementsOf(
      buildStatement([buildAccount([buildOperation({ purpose, correspondentName: name })])]),
      version,
    );
    const details = elementOf(stmt as XmlElement, 'Ntry', 'NtryDtls', 'TxDtls');
    const pieces = findChildren(elementOf(details, 'RmtInf'), 'Ustrd').map(({ text }) => text);
    expect(pieces.join('')).toBe(purpose);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(140);
    const party = elementOf(details, 'RltdPties', 'Cdtr');
    expect(name.startsWith(readText(version === '08' ? elementOf(party, 'Pty') : party, 'Nm'))).toBe(true);
  });

  it('marks what the bank takes back, on the side on which it moves money, from the day of the mistake', () => {
    const changes = { isReversal: true, valueDate: '2026-07-10', documentType: '71', side: 0 } as const;
    const text = textOf(buildStatement([buildAccount([buildOperation(changes), buildOperation()])]), version);
    const [reversal = '', usual = ''] = text.split('<Ntry>').slice(1);
    expect(reversal).toContain('<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>');
    expect(reversal).toContain('<BookgDt><Dt>2026-07-15</Dt></BookgDt><ValDt><Dt>2026-07-10</Dt></ValDt>');
    // A reversal is not a fee of the bank.
    expect(reversal).not.toContain('<Domn>');
    expect(usual).not.toContain('RvslInd');
  });

  it('leaves the movement of the rate out of the entries, and its remark adds up in hryvnias with it', () => {
    const account = buildAccount(EURO_OPERATIONS, {
      currencyLetters: 'EUR',
      opening: '5000.00',
      openingEquivalent: '241650.00',
      closingEquivalent: '188487.00',
      debitEquivalent: '57996.00',
      creditEquivalent: '4613.00',
    });
    const [stmt] = statementsOf(buildStatement([account]), version);
    expect(sumsOf(stmt as XmlElement)).toEqual([-120_000n, 10_000n]);
    expect(readText(stmt as XmlElement, 'AddtlStmtInf')).toBe(
      'Залишки в гривнях: вхідний 241650.00 UAH, вихідний 188487.00 UAH. Обороти в гривнях: дебет 57996.00 UAH, кредит 4613.00 UAH. Переоцінка за період: 220.00 UAH (без руху валюти)',
    );
  });

  it('writes yen without decimals, balances and entries alike', () => {
    const yen = { currencyAmount: '1200.00', amount: '340.00', rate: '0.283333' };
    const account = buildAccount([buildOperation(yen)], {
      currencyLetters: 'JPY',
      currencyCode: '392',
      opening: '-5000.00',
    });
    const text = textOf(buildStatement([account]), version);
    const amounts = [...text.matchAll(/Ccy="JPY">([^<]*)</g)].map(([, amount]) => amount);
    expect(amounts).toEqual(['5000', '6200', '1200', '1200']);
    expect(text).toContain('<Amt Ccy="UAH">340.00</Amt>');
  });

  it('of totals has balances and sums and no entry', () => {
    const account = { ...buildAccount(EURO_OPERATIONS, { currencyLetters: 'EUR' }), documents: [] };
    const [stmt] = statementsOf(buildStatement([account], { isTotal: true }), version);
    expect(sumsOf(stmt as XmlElement)).toEqual([]);
    expect(readText(stmt as XmlElement, 'TxsSummry', 'TtlDbtNtries', 'Sum')).toBe('1200.00');
    expect(readText(stmt as XmlElement, 'TxsSummry', 'TtlNtries', 'NbOfNtries')).toBe('2');
  });
});

describe('the codes of camt.053', () => {
  const domainOf = (change: Parameters<typeof buildOperation>[0]) => {
    const [stmt] = statementsOf(buildStatement([buildAccount([buildOperation(change)])]), '08');
    const code = elementOf(stmt as XmlElement, 'Ntry', 'BkTxCd');
    const domain = findElement(code, 'Domn');
    return domain
      ? [readText(domain, 'Cd'), readText(domain, 'Fmly', 'Cd'), readText(domain, 'Fmly', 'SubFmlyCd')].join('/')
      : `own ${readText(code, 'Prtry', 'Cd')}`;
  };
  const own = { correspondentBankCode: '351607' };

  it.each([
    ['PMNT/ICDT/DMCT', { documentType: '1' }],
    ['PMNT/RCDT/DMCT', { documentType: '1', side: 1 }],
    ['PMNT/ICDT/BOOK', { documentType: '1', ...own }],
    ['PMNT/ICCN/COAT', { documentType: '1', ...own, correspondentCode: '91000017' }],
    ['PMNT/RCCN/COAT', { documentType: '1', side: 1, ...own, correspondentCode: '91000017' }],
    ['PMNT/ICDT/XBCT', { documentType: '2' }],
    ['FORX/SPOT/OTHR', { documentType: '4' }],
    ['PMNT/ICDT/SALA', { documentType: '6' }],
    ['PMNT/RCDT/RRTN', { documentType: '6', side: 1 }],
    ['ACMT/MDOP/CHRG', { documentType: '71' }],
    ['own 71', { documentType: '71', side: 1 }],
    ['own NA', { documentType: '' }],
  ] as const)('are %s for %j', (code, change) => {
    expect(domainOf(change)).toBe(code);
  });

  it.each([
    ['92000019', 'OrgId', 'USRC'],
    ['0148102804', 'PrvtId', 'RNRCT'],
    ['123456789', 'OrgId', 'TRAN'],
    ['99999', 'OrgId', 'UNKN'],
    ['АБ123456', 'OrgId', ''],
  ])('of a party with the code %s are %s %s', (correspondentCode, kind, scheme) => {
    const [stmt] = statementsOf(buildStatement([buildAccount([buildOperation({ correspondentCode })])]), '08');
    const id = elementOf(stmt as XmlElement, 'Ntry', 'NtryDtls', 'TxDtls', 'RltdPties', 'Cdtr', 'Pty', 'Id');
    expect(readText(id, kind, 'Othr', 'Id')).toBe(correspondentCode);
    expect(readText(id, kind, 'Othr', 'SchmeNm', 'Prtry')).toBe(scheme);
  });

  it('are left out for nine zeros', () => {
    expect(
      textOf(buildStatement([buildAccount([buildOperation({ correspondentCode: '000000000' })])]), '08'),
    ).toContain('<Cdtr><Pty><Nm>ТОВ «Світанок Постач»</Nm></Pty></Cdtr>');
  });
});

describe('a statement that does not lead to its balance', () => {
  it('is not written', () => {
    const account = { ...buildAccount([buildOperation()]), closing: '9499.51' };
    expect(() => writeBalances(buildStatement([account]), 'camt-08')).toThrow(RangeError);
  });

  it('and totals in a format that needs operations are not either', () => {
    expect(() => writeBalances(buildStatement([], { isTotal: true }), 'mt940')).toThrow(RangeError);
  });
});

describe('an instant payment', () => {
  it.each(['02', '08'] as const)('is one in real time, and says so in words, in version %s', (version) => {
    const operations = [buildOperation({ isInstant: true }), buildOperation({ isInstant: true, side: Side.credit })];
    const text = textOf(buildStatement([buildAccount(operations)]), version);
    expect(text.match(/<Fmly><Cd>(\w+)<\/Cd>/g)).toEqual(['<Fmly><Cd>IRCT</Cd>', '<Fmly><Cd>RRCT</Cd>']);
    expect(text.match(/<AddtlTxInf>Миттєвий платіж на IBAN<\/AddtlTxInf><\/TxDtls>/g)).toHaveLength(2);
    expect(findSchemaFaults(text, `camt.053.001.${version}`)).toEqual([]);
  });

  it('is marked in no file of an ordinary one', () => {
    expect(textOf(buildStatement([buildAccount([buildOperation()])]), '08')).not.toContain('AddtlTxInf');
  });
});

describe('the end-to-end number of a payment in currency', () => {
  const uetr = '97ed4827-7b6f-4491-a06f-b548d5a7512d';
  const withUetr = (number: string) => {
    const operation = buildOperation({ uetr: number });
    return buildStatement([buildAccount([operation])]);
  };

  it('stands behind EndToEndId in the present version; the older one has no place for it', () => {
    expect(textOf(withUetr(uetr), '08')).toContain(`</EndToEndId><UETR>${uetr}</UETR></Refs>`);
    expect(textOf(withUetr(uetr), '02')).not.toContain('UETR');
  });

  it('is left out where it is none: the schema would refuse the whole file', () => {
    expect(textOf(withUetr('97ed4827-7b6f-1491-a06f-b548d5a7512d'), '08')).not.toContain('UETR');
    expect(textOf(withUetr(''), '08')).not.toContain('UETR');
  });
});
