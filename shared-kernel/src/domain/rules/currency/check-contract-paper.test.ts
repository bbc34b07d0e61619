import { checkContractPaper, type ContractPaperDraft } from './check-contract-paper';

const PAPER: ContractPaperDraft = {
  number: '7',
  date: '2026-07-01',
  amount: '',
  fileName: 'invoice.pdf',
  bytes: 5 * 1024 * 1024,
};
const findProblems = (changes: Partial<ContractPaperDraft>) => checkContractPaper({ ...PAPER, ...changes });

describe('checkContractPaper', () => {
  it('finds nothing wrong with a paper of 5 megabytes, with or without a sum', () => {
    expect(findProblems({})).toEqual([]);
    expect(findProblems({ amount: '1 234,56', number: 'N'.repeat(22), fileName: 'f'.repeat(120), bytes: 1 })).toEqual(
      [],
    );
  });

  it('names what is missing, in the order of the form', () => {
    expect(findProblems({ number: '', date: '', amount: '0', fileName: '', bytes: 0 })).toEqual([
      { field: 'number', key: 'emptyField' },
      { field: 'date', key: 'invalidDateMessage' },
      { field: 'amount', key: 'lessThan1' },
      { field: 'fileName', key: 'emptyField' },
      { field: 'content', key: 'tooLargeFile', params: { max: '5' } },
    ]);
  });

  it('refuses what is too long or too large', () => {
    expect(findProblems({ number: 'N'.repeat(23), fileName: 'f'.repeat(121), bytes: 5 * 1024 * 1024 + 1 })).toEqual([
      { field: 'number', key: 'tooLongText', params: { length: '23', max: '22' } },
      { field: 'fileName', key: 'tooLongText', params: { length: '121', max: '120' } },
      { field: 'content', key: 'tooLargeFile', params: { max: '5' } },
    ]);
  });
});
