import type { SectionName } from './actions/action';
import { html, type Html } from './html';

interface FormOptions {
  readonly action: string;
  readonly label: string;
  /** Object of the action for screen readers: ten buttons have the same label. */
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface TypedFormOptions extends FormOptions {
  readonly section: SectionName;
  readonly inputs: readonly Html[];
}

export interface Forms {
  button(options: FormOptions): Html;
  /** Renders a form; in the self-refreshing view, where inputs would be lost, a link. */
  form(options: TypedFormOptions): Html;
}

/** @param isStill true for the view that does not refresh itself */
export function createForms(token: string, isStill: boolean): Forms {
  const form = ({ action, label, about, fields = {} }: FormOptions, inputs: readonly Html[]) => {
    const hidden = Object.entries({ ...fields, token, view: isStill ? 'still' : '' });
    return html`<form method="post" action="/sandbox/actions/${action}" data-form="${action}">
      ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${inputs}
      <button data-action="${action}" aria-label="${about === undefined ? label : `${label}: ${about}`}">
        ${label}
      </button>
    </form>`;
  };
  return {
    button: (options) => form(options, []),
    form: (options) =>
      isStill
        ? form(options, options.inputs)
        : html`<a href="/sandbox?still#${options.section}" data-action="${options.action}">${options.label}…</a>`,
  };
}

interface InputOptions {
  readonly name: string;
  readonly title: string;
  readonly value?: string;
  readonly maxLength?: number;
  readonly isOptional?: true;
}

export function renderInput({ name, title, value = '', maxLength = 255, isOptional }: InputOptions): Html {
  const attributes = html`name="${name}" data-field="${name}" value="${value}" maxlength="${maxLength}"
  autocomplete="off"`;
  return html`<label>${title} <input ${attributes} ${isOptional ? null : html`required`} /></label>`;
}

export function renderTextArea(name: string, title: string, maxLength: number): Html {
  const attributes = html`name="${name}" data-field="${name}" maxlength="${maxLength}" rows="3"`;
  return html`<label>${title} <textarea ${attributes} required></textarea></label>`;
}

export function select(name: string, title: string, choices: Readonly<Record<string, string>>): Html {
  return html`<label
    >${title}
    <select name="${name}" data-field="${name}">
      ${Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;
}
