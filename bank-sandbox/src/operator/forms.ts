import type { SectionName } from './actions/action';
import { html, type Html } from './html';

interface FormOptions {
  /** The action that it asks for. */
  readonly action: string;
  readonly label: string;
  /** What it is done to, for those who hear the page: ten buttons of a table have the same label. */
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface TypedFormOptions extends FormOptions {
  readonly section: SectionName;
  readonly inputs: readonly Html[];
}

/** The forms of one view of the console. */
export interface Forms {
  /** One press, nothing to type. */
  button(options: FormOptions): Html;
  /** Something to type; in the view that refreshes itself, where it would be lost, a link to the view that does not. */
  typed(options: TypedFormOptions): Html;
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
    typed: (options) =>
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

/** A field with its title. */
export function input({ name, title, value = '', maxLength = 255, isOptional }: InputOptions): Html {
  const attributes = html`name="${name}" data-field="${name}" value="${value}" maxlength="${maxLength}"
  autocomplete="off"`;
  return html`<label>${title} <input ${attributes} ${isOptional ? null : html`required`} /></label>`;
}

/** A field of several lines with its title. */
export function area(name: string, title: string, maxLength: number): Html {
  const attributes = html`name="${name}" data-field="${name}" maxlength="${maxLength}" rows="3"`;
  return html`<label>${title} <textarea ${attributes} required></textarea></label>`;
}

/** A choice of several, with its title. */
export function select(name: string, title: string, choices: Readonly<Record<string, string>>): Html {
  return html`<label
    >${title}
    <select name="${name}" data-field="${name}">
      ${Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;
}
