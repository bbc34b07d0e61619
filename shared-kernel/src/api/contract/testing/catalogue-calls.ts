import fc from 'fast-check';
import {
  changeCorrespondents,
  changePurposes,
  importCorrespondents,
  insertCorrespondent,
  insertPurpose,
  listCorrespondents,
  listPurposes,
  type Correspondent,
  type NewCorrespondent,
} from '../catalogues';
import type { NameCheckCounts } from '../name-check-counts';
import { checkReceiverName, readNameChecks, type ReceiverNameCheck } from '../receiver-names';
import { checkReceivers, type ReceiverCheck } from '../receivers';
import { listBanks, listDomain, type BankRow, type DomainRow } from '../reference-catalogues';
import { CodeSource } from '../../../domain/vocabulary';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const fields = {
  code: anyText,
  name: anyText,
  iban: anyText,
  isResident: anyFlag,
  hasCode: anyFlag,
  maximum: nullable(anyMoney),
  phone: anyText,
};
const newCorrespondents = recordOf<NewCorrespondent>(fields);
const correspondents = recordOf<Correspondent>({ id: anyId, ...fields });
const purposes = recordOf({ id: anyId, text: anyText });

const receiverChecks = recordOf<ReceiverCheck>({
  verdict: anyOf(['fits', 'differs', 'seenWithOthers', 'unknown'] as const),
  seen: listOf(
    recordOf({
      code: anyText,
      name: anyText,
      sources: listOf(anyOf(Object.values(CodeSource))),
      lastDay: nullable(anyDate),
    }),
  ),
  lastPaid: nullable(anyDate),
});

export const nameCheckFields = {
  verdict: anyOf(['match', 'closeMatch', 'noMatch', 'notChecked'] as const),
  verifiedName: nullable(filledText),
  reason: nullable(anyOf(['code', 'name', 'account', 'noAnswer', 'noPart', 'failed', 'treasury', 'tooMany'] as const)),
};
export const nameCheckCounts = recordOf<NameCheckCounts>({
  match: anyWhole,
  closeMatch: anyWhole,
  noMatch: anyWhole,
  notChecked: anyWhole,
  pending: anyWhole,
});

const ofCorrespondents = fc.constant('ncb_correspondents_c' as const);
const ofPurposes = fc.constant('ncb_ppurps_c' as const);
const search = optionally(recordOf({ text: anyText }));
const change = <T>(row: fc.Arbitrary<T>) =>
  recordOf({ operation: anyOf(['update', 'delete'] as const), row: nullable(row), ids: listOf(anyId) });
const newId = recordOf({ id: anyId });
const nothing = fc.constant({});

const domainRows = recordOf<DomainRow>({ code: anyText, name: anyText, isJuridical: optionally(anyFlag) });
const bankRows = recordOf<BankRow>({ code: anyId, name: anyText });

export const CATALOGUE_CALLS = [
  roundTrip(
    listCorrespondents,
    recordOf({ catalogue: ofCorrespondents, search }),
    recordOf({ rows: listOf(correspondents) }),
  ),
  roundTrip(insertCorrespondent, recordOf({ catalogue: ofCorrespondents, row: newCorrespondents }), newId),
  roundTrip(changeCorrespondents, recordOf({ catalogue: ofCorrespondents, change: change(correspondents) }), nothing),
  roundTrip(
    importCorrespondents,
    recordOf({ rows: listOf(newCorrespondents) }),
    recordOf({ added: optionally(anyWhole) }),
  ),
  roundTrip(
    checkReceivers,
    recordOf({ receivers: listOf(recordOf({ account: anyText, code: anyText })) }),
    recordOf({ checks: listOf(receiverChecks) }),
  ),
  roundTrip(
    checkReceiverName,
    recordOf({ account: anyText, name: anyText, code: anyText, hasCode: anyFlag }),
    recordOf<ReceiverNameCheck>(nameCheckFields),
  ),
  roundTrip(
    readNameChecks,
    recordOf({ ids: listOf(anyId) }),
    recordOf({
      counts: nameCheckCounts,
      differing: listOf(recordOf({ id: anyId, row: anyWhole, verdict: nameCheckFields.verdict })),
    }),
  ),
  roundTrip(listPurposes, recordOf({ catalogue: ofPurposes, search }), recordOf({ rows: listOf(purposes) })),
  roundTrip(insertPurpose, recordOf({ catalogue: ofPurposes, row: recordOf({ text: anyText }) }), newId),
  roundTrip(changePurposes, recordOf({ catalogue: ofPurposes, change: change(purposes) }), nothing),
  roundTrip(
    listDomain,
    recordOf({ catalogue: anyOf(['tax_kinds', 'budget_codes', 'ident_types'] as const) }),
    recordOf({ rows: listOf(domainRows) }),
  ),
  roundTrip(listBanks, recordOf({ catalogue: fc.constant('banks' as const) }), recordOf({ rows: listOf(bankRows) })),
];
