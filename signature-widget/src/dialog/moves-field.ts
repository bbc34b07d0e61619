import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';

/** Number of moves for a key. Source: docs/requirements/shell-accounts-admin.md#registration-wizard. */
const MOVES = 49;
const SVG = 'http://www.w3.org/2000/svg';
const IGNORED_KEYS = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'];

interface MovesField {
  readonly root: HTMLElement;
  samples(): Uint8Array;
}

/**
 * Builds the field that collects mouse or finger moves or key presses. Of a key press only the time is used.
 * @param onFull called once
 */
export function createMovesField(texts: Texts, isGenuine: (event: Event) => boolean, onFull: () => void): MovesField {
  const samples: number[] = [];
  const points: string[] = [];
  let count = 0;
  let last = '';

  const line = document.createElementNS(SVG, 'polyline');
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(line);
  const counter = createElement('strong', { class: 'moves-count', 'data-field': 'moves' });
  const hint = createElement('span', { class: 'reason' }, texts.text('movesWhy'));
  const title = createElement('p', { class: 'moves-title', id: 'movesTitle' }, texts.text('movesMouse'));
  const field = createElement(
    'div',
    { class: 'moves', tabindex: '0', role: 'group', 'aria-labelledby': 'movesTitle', 'data-area': 'moves' },
    createElement('div', { class: 'moves-words' }, counter, hint),
  );
  field.prepend(drawing);
  const bar = createElement('progress', { max: String(MOVES), value: '0', 'aria-labelledby': 'movesTitle' });
  const keys = createElement('button', { type: 'button', 'data-action': 'pressKeys' }, texts.text('movesPressKeys'));
  const root = createElement(
    'div',
    { class: 'moves-step' },
    title,
    field,
    bar,
    createElement(
      'p',
      { class: 'moves-keys' },
      createElement('span', { class: 'reason' }, texts.text('movesNoMouse')),
      keys,
    ),
  );

  const show = () => {
    counter.textContent = texts.text('movesCount', { done: texts.count(count), total: texts.count(MOVES) });
    bar.value = count;
  };
  const take = (...values: readonly number[]) => {
    if (count === MOVES) return;
    samples.push(...values, performance.now());
    count++;
    show();
    if (count === MOVES) onFull();
  };
  field.addEventListener('pointermove', (event) => {
    const place = `${event.clientX},${event.clientY}`;
    // Browsers repeat the last position when the page changes below a resting mouse.
    if (!isGenuine(event) || place === last) return;
    last = place;
    const box = field.getBoundingClientRect();
    points.push(`${event.clientX - box.left},${event.clientY - box.top}`);
    line.setAttribute('points', points.join(' '));
    take(event.clientX, event.clientY, event.timeStamp);
  });
  field.addEventListener('keydown', (event) => {
    if (!isGenuine(event) || event.repeat || IGNORED_KEYS.includes(event.key)) return;
    // Otherwise the space bar scrolls the page.
    event.preventDefault();
    take(event.timeStamp);
  });
  keys.addEventListener('click', () => {
    title.textContent = texts.text('movesKeys');
    field.focus();
  });
  show();
  return { root, samples: () => new Uint8Array(new Float64Array(samples).buffer) };
}
