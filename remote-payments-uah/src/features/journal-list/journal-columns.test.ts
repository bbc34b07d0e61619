import { getShownColumns as shownOf } from '@ncb/shared-kernel/ui';
import { JOURNAL_COLUMNS } from './journal-columns';

const shownColumns = (chosen: readonly string[] | undefined, isVeryWide: boolean) =>
  shownOf(JOURNAL_COLUMNS, chosen, isVeryWide).map(({ key }) => key);

describe('the columns of the journal', () => {
  it('are those that have room, in the order of the specification', () => {
    expect(shownColumns(undefined, false)).toEqual(['pmt_num', 'pmt_date', 'name_co', 'acn_n', 'amount', 'status']);
    expect(shownColumns(undefined, true)).toContain('user_name');
  });

  it('are those that the user has chosen, and always those that open a document', () => {
    expect(shownColumns(['c_amount', 'name_co', 'gone'], true)).toEqual(['pmt_num', 'name_co', 'c_amount']);
    expect(shownColumns([], false)).toEqual(['pmt_num', 'name_co']);
  });
});
