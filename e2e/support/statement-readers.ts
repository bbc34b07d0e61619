import { toMinor } from '@ncb/shared-kernel/domain/money';

export interface StatementSums {
  readonly debit: bigint;
  readonly credit: bigint;
  readonly count: number;
}

/** Account of the statement: 1C formats name payer and receiver in the same way. */
const KALYNA_IBAN = 'UA603516070000026003999000001';

function sumUp(amounts: readonly bigint[]): StatementSums {
  const total = (part: readonly bigint[]) => part.reduce((sum, amount) => sum + amount, 0n);
  return {
    debit: -total(amounts.filter((amount) => amount < 0n)),
    credit: total(amounts.filter((amount) => amount > 0n)),
    count: amounts.length,
  };
}

const kyrillic = (bytes: Uint8Array) => new TextDecoder('windows-1251').decode(bytes);
export const unicode = (bytes: Uint8Array) => new TextDecoder('utf-8').decode(bytes);

function splitCells(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
export const splitLines = (text: string) => text.trim().split('\r\n').slice(1);

export const STATEMENT_READERS: Readonly<Record<string, (bytes: Uint8Array) => StatementSums>> = {
  'one-c-xml': (bytes) => {
    const documents = unicode(bytes).split('<СекцияДокумент>').slice(1);
    return sumUp(
      documents.map((text) => {
        const sum = toMinor(/<Сумма>([0-9.]+)</.exec(text)?.[1] ?? '');
        return text.includes(`<ПлательщикСчет>${KALYNA_IBAN}<`) ? -sum : sum;
      }),
    );
  },
  'one-c-text': (bytes) => {
    const documents = kyrillic(bytes).split('\r\nСекцияДокумент=').slice(1);
    return sumUp(
      documents.map((text) => {
        const sum = toMinor(/^Сумма=([0-9.]+)\r$/m.exec(text)?.[1] ?? '');
        return text.includes('ДатаСписано=') ? -sum : sum;
      }),
    );
  },
  'camt.053.001.08': camtSums,
  'camt.053.001.02': camtSums,
  mt940: (bytes) =>
    sumUp(
      [...unicode(bytes).matchAll(/^:61:[0-9]{10}(D|C)([0-9]+),([0-9]{2})N/gm)].map(([, side, units, decimals]) => {
        const sum = toMinor(`${units ?? ''}.${decimals ?? ''}`);
        return side === 'D' ? -sum : sum;
      }),
    ),
  'iBank 2 UA, CSV': (bytes) =>
    sumUp(
      splitLines(kyrillic(bytes)).map((line) => {
        const cells = splitCells(line);
        return cells[13] ? -toMinor(cells[13]) : toMinor(cells[14] ?? '');
      }),
    ),
  'ПриватБанк, CSV': (bytes) => sumUp(splitLines(kyrillic(bytes)).map((line) => toMinor(splitCells(line)[11] ?? ''))),
  'iFOBS, XML': (bytes) =>
    sumUp(
      [...unicode(bytes).matchAll(/OPERATIONID="([01])" SUMMA="([0-9]+)"/g)].map(([, side, sum]) =>
        side === '0' ? -BigInt(sum ?? '') : BigInt(sum ?? ''),
      ),
    ),
};

function camtSums(bytes: Uint8Array): StatementSums {
  const entries = unicode(bytes).matchAll(
    /<Ntry><NtryRef>[0-9]+<\/NtryRef><Amt Ccy="UAH">([0-9.]+)<\/Amt><CdtDbtInd>(DBIT|CRDT)/g,
  );
  return sumUp([...entries].map(([, sum, side]) => (side === 'DBIT' ? -toMinor(sum ?? '') : toMinor(sum ?? ''))));
}
