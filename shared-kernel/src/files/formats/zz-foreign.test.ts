import { readFileSync, readdirSync } from 'node:fs';
import { readPaymentsFile } from '.';
import { readImportRow } from '../../domain/rules';
const DIR = '/tmp/w/h15x/f/';
test('all', async () => {
  const out: string[] = [];
  for (const name of readdirSync(DIR).sort()) {
    const bytes = new Uint8Array(readFileSync(DIR + name));
    let r;
    try { r = await readPaymentsFile(bytes, { name }); } catch (e) { out.push(`## ${name} THROWN ${String(e)}`); continue; }
    if (!r.ok) { out.push(`## ${name} REFUSED ${JSON.stringify(r.fault)} ${JSON.stringify(r.about && { sheet: r.about.sheet, hidden: r.about.hiddenSheets })}`); continue; }
    const { about, records } = r.value;
    out.push(`## ${name} ${about.format} ${about.encoding} sheet=${about.sheet} hidden=${about.hiddenSheets} hiddenRows=${about.hiddenRows} doubtful=${JSON.stringify(about.columns?.doubtful)}`);
    for (const rec of records) {
      const { payment, problems } = readImportRow(rec.row, { bankDay: '2026-11-20', debitAccounts: new Map(), bankCodes: new Set(['305299', '322001']) });
      const p = problems.filter(({ key }) => key !== 'chooseDebitAccount' && key !== 'notOwnAccount').map((x) => `${x.field}:${x.key}`);
      out.push(`   ${rec.line} n=${payment.number} d=${payment.documentDate}/${payment.valueDate} ${payment.creditIban} «${payment.receiverName}» ${payment.receiverCode} ${payment.amount} «${payment.purpose}» ${rec.isIncoming ? 'INCOMING' : ''} ${rec.isBroken ? 'BROKEN' : ''} ${rec.restored ? JSON.stringify(rec.restored) : ''} ${p.join(' ')}`);
    }
  }
  (await import('node:fs')).writeFileSync('/tmp/w/h15x/out.txt', out.join('\n'));
});
