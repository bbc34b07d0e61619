import { decodeWire, listPayments } from '../../src/api/contract';
import type { Bench } from './measure';

const ROWS = 10_000;

function buildJournal(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => ({
    pmt_id: 10_000 + index,
    pmt_num: String(index % 9999),
    pmt_date: '15.07.2026 00:00:00',
    val_date: '',
    pmt_type: 1,
    status_ref: index % 7,
    user_name: 'Вигаданець Тарас Іванович',
    name_co: 'ТОВ «Світанок Постач»',
    okpo_co: '92000019',
    acnt_co: 'UA263052990000026006999000301',
    acn_id: 7001,
    acn_n: '26003999000001',
    sim_cur: 'UAH',
    cur_ref: '980',
    amount: `${index}.05`,
    pay_purp: 'Оплата за товар згідно рахунку № 15 від 10.07.2026, у т. ч. ПДВ 20 % – 16,67 грн',
    reason: index % 7 === 6 ? 'Рахунок отримувача закрито' : '',
    time_e: index % 7 === 5 ? '15.07.2026 10:15:00' : '',
    nopinf: index % 7 === 5 ? String(index) : '',
  }));
  return JSON.stringify({ success: 1, error: '', paydoc_list: rows, truncated: 0 });
}

export const decodeJournal: Bench = {
  name: `decode a journal of ${ROWS.toLocaleString('en')} rows`,
  limitMs: 150,
  prepare: () => {
    const text = buildJournal(ROWS);
    return () => {
      const decoded = decodeWire(listPayments.answer, JSON.parse(text));
      if (!decoded.ok || decoded.value.rows.length !== ROWS) throw new Error('the journal was not read');
    };
  },
};
