import { Checkbox, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { normalisePhone, type QuestionnaireColumn } from '@ncb/shared-kernel/domain/rules';
import { ACTIVITY_VERSIONS } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  BoundField,
  CountryField,
  getCountryOptions,
  type CountryOption,
  DateField,
  type FieldChecks,
  FieldProblem,
  SelectField,
  TextField,
} from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { ActivityField } from './ActivityField';
import { FileAnswer } from './FileAnswer';
import styles from './questionnaire.module.css';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface AnswerFieldProps {
  question: QuestionnaireColumn;
  /** Wire name. */
  field: string;
  /** Path of its row, e.g. `clntManagers.0`. */
  part?: string;
  label: string;
  optionsKey: string;
  hint?: ReactNode;
  checked: FieldChecks;
  texts: QuestionnaireTexts;
}

interface TextAnswerProps extends AnswerFieldProps {
  value: string;
  onChange: (value: string) => void;
  version?: string;
}

const DATES = { from: '1900-01-01', to: '2100-01-01' };
const WIDE: readonly string[] = ['file', 'story', 'confirmation', 'activity', 'activities'];

export function TextAnswer(props: TextAnswerProps) {
  const { question, field, part, label, optionsKey, hint, checked, texts, value, onChange, version } = props;
  const { t } = useTexts();
  const { kind, max = 0, options = [], required = false } = question;
  const facts = { label, field, ...(part !== undefined && { part }), required };
  const bound = { ...facts, checked, value, onChange, hint };
  const buildOptions = (names: readonly string[], of: string) =>
    names.map((name) => ({ value: name, label: texts.option(of, name) }));
  switch (kind) {
    case 'date':
      return <DateField {...bound} range={DATES} />;
    case 'country':
      return <CountryField {...bound} code="alpha2" />;
    case 'select':
      return (
        <SelectField {...bound} options={buildOptions(options, optionsKey)} {...(!required && { clearedValue: '' })} />
      );
    case 'answer':
      return <SelectField {...bound} options={buildOptions(['yes', 'no'], 'answer')} />;
    case 'confirmation':
      return <Confirmation {...props} />;
    case 'file':
      return <FileAnswer {...props} />;
    case 'activity':
      return (
        <ActivityField
          {...facts}
          hint={hint ?? t('activities.hint')}
          checked={checked}
          className="ncb-wide"
          version={ACTIVITY_VERSIONS.find((one) => one === version) ?? '2010'}
          codes={value === '' ? [] : [value]}
          onCodes={([code = '']) => onChange(code)}
          isList={false}
        />
      );
    case 'story': {
      const counter = t('counter', { length: value.length, max });
      return (
        <TextField
          {...bound}
          className="ncb-wide"
          lines={2}
          hint={
            <>
              <span>{hint ?? t('ownWords')}</span>
              <span className="ncb-number">{counter}</span>
            </>
          }
        />
      );
    }
    case 'phone':
      return <TextField {...bound} normalise={normalisePhone} inputMode="numeric" isNumber />;
    case 'count':
    case 'vat':
      return <TextField {...bound} inputMode="numeric" isNumber />;
    case 'percent':
      return <TextField {...bound} inputMode="decimal" isNumber />;
    case 'text':
    case 'latin':
    case 'email':
    case 'site':
    case 'giin':
    case 'person':
    case 'taxCode':
    case 'companyOrTaxCode':
    // Lists are not texts: `ListAnswer` and `RowsAnswer` render them.
    case 'activities':
    case 'countries':
    case 'choices':
    case 'rows':
      return <TextField {...bound} />;
  }
}

interface ListAnswerProps extends AnswerFieldProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  version: string;
}

export function ListAnswer(props: ListAnswerProps) {
  const { question, field, label, optionsKey, hint, checked, texts, value, onChange, version } = props;
  const { language } = useShell();
  const { kind, options = [], required = false } = question;
  const facts = { label, field, required, hint };
  if (kind === 'activities')
    return (
      <ActivityField
        {...facts}
        checked={checked}
        className="ncb-wide"
        version={ACTIVITY_VERSIONS.find((one) => one === version) ?? '2010'}
        codes={value}
        onCodes={onChange}
        isList
      />
    );
  return (
    <BoundField<readonly string[]> {...facts} checked={checked} value={value} onChange={onChange}>
      {({ value: _, onChange: choose, ...control }) =>
        kind === 'countries' ? (
          <Select<string[], CountryOption>
            {...control}
            mode="multiple"
            value={[...value]}
            onChange={choose}
            showSearch={{
              filterOption: (typed, option) => option?.searchText.includes(typed.trim().toLowerCase()) ?? false,
            }}
            options={[...getCountryOptions(language)]}
          />
        ) : (
          <Select<string[]>
            {...control}
            mode="multiple"
            value={[...value]}
            onChange={choose}
            options={options.map((name) => ({ value: name, label: texts.option(optionsKey, name) }))}
          />
        )
      }
    </BoundField>
  );
}

export function isWide({ kind }: QuestionnaireColumn): boolean {
  return WIDE.includes(kind);
}

function Confirmation({ field, label, checked, value, onChange, hint }: TextAnswerProps) {
  const below = useId();
  const problem = checked.problemOf(field);
  return (
    <div className={`ncb-field ncb-wide ${styles['confirmation']}`}>
      <Checkbox
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        data-field={field}
        aria-describedby={below}
        aria-required
      >
        {label}
      </Checkbox>
      <div id={below} aria-live="polite">
        {problem ? <FieldProblem problem={problem} /> : <div className="ncb-field-hint">{hint}</div>}
      </div>
    </div>
  );
}
