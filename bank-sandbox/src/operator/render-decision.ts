import type { SectionName } from './actions';
import { renderInput, type Forms } from './forms';
import { html, type Html } from './html';

interface Answer {
  readonly action: string;
  readonly label: string;
}

interface DecisionOptions {
  readonly section: SectionName;
  readonly id: number;
  readonly yes: Answer;
  readonly no: Answer;
}

export function renderDecision(forms: Forms, { section, id, yes, no }: DecisionOptions): Html {
  const fields = { id: String(id) };
  const about = String(id);
  const inputs = [renderInput({ name: 'reason', title: 'Причина' })];
  return html`${forms.button({ ...yes, about, fields })} ${forms.form({ ...no, section, about, fields, inputs })}`;
}
