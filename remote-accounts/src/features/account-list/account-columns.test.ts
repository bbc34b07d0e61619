import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { getShownColumns as shownOf } from '@ncb/shared-kernel/ui';
import { getAccountColumns } from './account-columns';

const shownColumns = (kind: AccountKind, chosen: readonly string[] | undefined, isVeryWide: boolean) =>
  shownOf(getAccountColumns(kind), chosen, isVeryWide).map(({ key }) => key);

describe('the columns of the account list', () => {
  it('has every column but the bank’s references where there is room', () => {
    expect(shownColumns('current', undefined, true)).toEqual([
      'acn_n',
      'av_sal',
      'sal',
      'c_sal',
      'has_overdraft',
      'last_move',
      'trend',
      'status_text',
    ]);
  });

  it('has the most important ones where there is less', () => {
    expect(shownColumns('current', undefined, false)).toEqual([
      'acn_n',
      'av_sal',
      'sal',
      'c_sal',
      'last_move',
      'status_text',
    ]);
  });

  it('has neither overdraft nor available funds for a debt, even if they were chosen', () => {
    expect(shownColumns('credit', undefined, true)).not.toContain('has_overdraft');
    expect(shownColumns('credit', ['has_overdraft', 'av_sal', 'sal'], false)).toEqual(['acn_n', 'sal']);
  });

  it('has what the user chose whatever the room, in the table’s order, and always the account', () => {
    expect(shownColumns('current', ['status_ref', 'acn_id', 'of-another-version'], false)).toEqual([
      'acn_n',
      'acn_id',
      'status_ref',
    ]);
    expect(shownColumns('current', [], true)).toEqual(['acn_n']);
  });
});
