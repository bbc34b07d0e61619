import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';

const REFUSED_IDS_SHOWN = 20;

export function createNotice(name: 'notFramed' | 'noAnswer' | 'unavailable', texts: Texts): HTMLElement {
  return createElement(
    'div',
    { class: 'notice', role: 'status', 'data-notice': name },
    createElement('h1', {}, texts.text(`notice.${name}.title`)),
    createElement('p', {}, texts.text(`notice.${name}.text`)),
  );
}

export function createForeignAudienceNotice(texts: Texts): HTMLElement {
  return createElement(
    'div',
    { class: 'notice', role: 'alert' },
    createElement('h1', {}, texts.text('signInTitle')),
    createElement('p', { 'data-problem': 'foreignAudience' }, texts.text('problem.foreignAudience')),
  );
}

export function createRefusalNotice(ids: readonly string[], texts: Texts): HTMLElement {
  const shown = ids.filter(isDisplayable).slice(0, REFUSED_IDS_SHOWN);
  const rest = ids.length > shown.length ? ['…'] : [];
  return createElement(
    'div',
    { class: 'notice', role: 'alert' },
    createElement('h1', {}, texts.text('title')),
    createElement('p', { 'data-problem': 'documentNotDisplayable' }, texts.text('problem.documentNotDisplayable')),
    createElement('p', {}, texts.text('refusedIds'), ' ', [...shown, ...rest].join(', ')),
  );
}
