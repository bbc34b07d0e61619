import { parseDotted } from '../../domain/dates';
import { readXml, type XmlElement } from '../../domain/xml';
import { FILE_BYTES_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';
import { parseMonth } from './parse-month';
import { NO_HEAD, type PayrollRecords } from './payroll-file';
import { toPayrollRecord } from './to-payroll-record';

/**
 * Reads a salary list in XML, recognised by its root element. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
export function readPayrollXml(text: string): Reading<PayrollRecords> {
  const xml = readXml(text, FILE_BYTES_MAX);
  if (!xml.ok) return refuse('impFileCorrupted');
  const name = xml.root.name.toUpperCase();
  if (name === 'PAYMENTPACKAGE') return read(readPaymentPackage(xml.root));
  const schedule = [xml.root, ...xml.root.children].find(isNamed('SCHEDULEINFO'));
  return schedule ? read(readSchedule(schedule)) : refuse('unknownStructure');
}

/** Reads iFOBS as OTP writes it: amounts in hryvnias with a comma, without names; files of 2020 have names. */
function readSchedule(schedule: XmlElement): PayrollRecords {
  const get = createValueReader(schedule);
  const employees = schedule.children.find(isNamed('EMPLOYEES'))?.children.filter(isNamed('EMPLOYEE')) ?? [];
  const total = get('TOTAL_SHEDULE_AMOUNT');
  return {
    format: 'iFobsSalaryXml',
    head: {
      ...NO_HEAD,
      // dd/MM/yyyy
      date: parseDotted(get('SHEDULE_DATE').replaceAll('/', '.')),
      number: get('SHEDULE_NUMBER'),
      control: total ? { text: total, unit: 'hryvnias' } : null,
    },
    records: employees.map((employee, index) => {
      const of = createValueReader(employee);
      return toPayrollRecord(index + 1, {
        code: of('IDENTIFYCODE'),
        account: of('CARDIBAN') || of('CARDACCOUNTNO'),
        amount: of('AMOUNT'),
        lastName: of('LASTNAME'),
        firstName: of('FIRSTNAME'),
        middleName: of('MIDDLENAME'),
      });
    }),
  };
}

function readPaymentPackage(root: XmlElement): PayrollRecords {
  const get = createValueReader(root);
  const company = get('COMPANY');
  const [total, count] = [get('TOTAL'), get('COUNT')];
  const payments = [root, ...root.children].flatMap(({ children }) => children.filter(isNamed('PAYMENT')));
  return {
    format: 'odooSalary',
    head: {
      ...NO_HEAD,
      companyCodes: /^[0-9]{6,10}$/.test(company) ? [company] : [],
      period: parseMonth(get('PERIOD')),
      count: /^[0-9]{1,6}$/.test(count) ? Number(count) : null,
      control: total ? { text: total, unit: null } : null,
    },
    records: payments.map((payment, index) => {
      const of = createValueReader(payment);
      return toPayrollRecord(index + 1, {
        code: of('RNOKPP') || of('OKPO'),
        fullName: of('NAME'),
        account: of('ACCOUNT') || of('IBAN'),
        amount: of('AMOUNT') || of('SUMMA'),
      });
    }),
  };
}

function isNamed(elementName: string): (element: XmlElement) => boolean {
  return ({ name }) => name.toUpperCase() === elementName;
}

function createValueReader({ attributes, children }: XmlElement): (name: string) => string {
  const values = new Map([
    ...children.map(({ name, text }) => [name.toUpperCase(), text.trim()] as const),
    ...Object.entries(attributes).map(([name, value]) => [name.toUpperCase(), value.trim()] as const),
  ]);
  return (name) => values.get(name) ?? '';
}
