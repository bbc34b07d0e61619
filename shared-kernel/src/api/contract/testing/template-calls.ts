import { dropDraft, listDrafts, saveDraft, type Draft } from '../drafts';
import { addTemplate, dropTemplate, getTemplate, listTemplates, updateTemplate, type TemplateRow } from '../templates';
import {
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const rows = recordOf<TemplateRow>({
  id: anyId,
  name: anyText,
  receiverName: anyText,
  receiverAccount: anyText,
  receiverCode: anyText,
  amount: nullable(anyMoney),
  currencyCode: anyId,
});

const fields = {
  name: filledText,
  type: anyOf([1, 2] as const),
  currencyCode: anyId,
  amount: nullable(anyMoney),
  receiverName: anyText,
  receiverAccount: anyText,
  data: filledText,
};

const drafts = recordOf<Draft>({ id: anyId, page: anyText, name: anyText, data: anyText, saved: anyMoment });

export const TEMPLATE_CALLS = [
  roundTrip(listTemplates, nothing, recordOf({ templates: listOf(rows) })),
  roundTrip(
    getTemplate,
    recordOf({ id: anyId }),
    recordOf({
      name: anyText,
      currencyCode: nullable(anyId),
      data: anyText,
      row: optionally(anyId),
      rowName: optionally(filledText),
      receiverName: optionally(filledText),
      receiverAccount: optionally(filledText),
      receiverCode: optionally(filledText),
      amount: optionally(anyMoney),
      rowCurrencyCode: optionally(anyId),
    }),
  ),
  roundTrip(addTemplate, recordOf(fields), recordOf({ id: nullable(anyId) })),
  roundTrip(updateTemplate, recordOf({ id: anyId, ...fields }), nothing),
  roundTrip(dropTemplate, recordOf({ id: anyId }), nothing),
  roundTrip(listDrafts, recordOf({ page: nullable(filledText) }), recordOf({ drafts: listOf(drafts) })),
  roundTrip(
    saveDraft,
    recordOf({ id: nullable(anyId), page: filledText, name: anyText, data: filledText }),
    recordOf({ id: anyId }),
  ),
  roundTrip(dropDraft, recordOf({ id: anyId }), nothing),
];
