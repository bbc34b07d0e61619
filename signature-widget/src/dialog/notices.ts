import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { element } from '../element';
import type { Texts } from '../texts/texts';

const REFUSED_IDS_SHOWN = 20;

export function createNotice(name: 'notFramed' | 'noAnswer' | 'unavailable', texts: Texts): HTMLElement {
  return element(
    'div',
    { class: 'notice', role: 'status', 'data-notice': name },
    element('h1', {}, texts.text(`notice.${name}.title`)),
    element('p', {}, texts.text(`notice.${name}.text`)),
  );
}

export function createForeignAudienceNotice(texts: Texts): HTMLElement {
  return element(
    'div',
    { class: 'notice', role: 'alert' },
    element('h1', {}, texts.text('signInTitle')),
    element('p', { 'data-problem': 'foreignAudience' }, texts.text('problem.foreignAudience')),
  );
}

export function createRefusalNotice(ids: readonly string[], texts: Texts): HTMLElement {
  const shown = ids.filter(isDisplayable).slice(0, REFUSED_IDS_SHOWN);
  const rest = ids.length > shown.length ? ['…'] : [];
  return element(
    'div',
    { class: 'notice', role: 'alert' },
    element('h1', {}, texts.text('title')),
    element('p', { 'data-problem': 'documentNotDisplayable' }, texts.text('problem.documentNotDisplayable')),
    element('p', {}, texts.text('refusedIds'), ' ', [...shown, ...rest].join(', ')),
  );
}
