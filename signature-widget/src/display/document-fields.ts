import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { formatField } from './format-field';
import { FIELD_GROUPS, FIELDS } from './fields';
import type { ReadableDocument } from './read-documents';
import { createPayrollRows } from './payroll-rows';

type Field = ReadableDocument['fields'][number];

export function createDocumentFields(document: ReadableDocument, texts: Texts): HTMLElement {
  const groups = FIELD_GROUPS.flatMap((group) => {
    const fields = document.fields.filter(({ name }) => FIELDS[name].group === group);
    // An empty list would be announced and leave a gap.
    if (fields.length === 0) return [];
    return createElement('dl', { 'data-group': group }, ...fields.map((field) => createField(field, document, texts)));
  });
  return createElement('div', { class: 'fields' }, ...groups);
}

function createField({ name, value }: Field, { difference }: ReadableDocument, texts: Texts): HTMLElement {
  const shown = name === 'employees' ? createPayrollRows(value, difference, texts) : formatField(name, value, texts);
  return createElement(
    'div',
    { 'data-kind': FIELDS[name].kind, 'data-name': name, ...(name === 'callBack' && { 'data-word': value }) },
    createElement('dt', {}, texts.text(`field.${name}`)),
    createElement('dd', {}, shown),
  );
}
