import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import type { ShownProblem } from './shown-problem';

export interface CheckedFormOptions<Values> {
  initialValues: Values;
  /** Values of an earlier session; the form starts with them and is dirty. */
  restored?: Values;
  check: (values: Values) => readonly Problem[];
  /** Fields without a control, shown under another field: `{ unsavedLine: 'rows' }`. */
  shownUnder?: Readonly<Record<string, string>>;
  /** True for a problem shown before the user leaves its field, as only the bank could find it. */
  isShownAtOnce?: (problem: Problem) => boolean;
  /** Current step of the form; problems of a step that was not submitted yet stay hidden. */
  stage?: string;
}

export interface CheckedForm<Values> {
  readonly values: Values;
  present(): Values;
  readonly isDirty: boolean;
  fill(values: Partial<Values>): void;
  /** Runs `work` with the values locked: changes typed meanwhile would be lost with the form. */
  sending<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True while `sending` runs; stable function, for state that the form keeps outside its values. */
  isSending(): boolean;
  problemOf(field: string): ShownProblem | null;
  /** All shown problems, those of the bank first. */
  readonly problems: readonly FieldProblem[];
  readonly wasChecked: boolean;
  /** Marks a field as touched: its problem is shown from now on. */
  leave(field: string): void;
  /** Focuses a field; a folded or loading one as soon as it is rendered. */
  focus(field: string): void;
  /** Shows all problems and focuses the first; true if there are none. */
  checkAll(): boolean;
  /** Shows the bank's problems until the next change. */
  showBankProblems(problems: readonly FieldProblem[]): void;
  readonly formProps: {
    form: FormInstance<Values>;
    initialValues: Values & object;
    onValuesChange: () => void;
  };
}

/** Stable empty list: a new one would re-render the whole form on every keystroke. */
const NONE: readonly FieldProblem[] = [];

export type FieldChecks = Pick<CheckedForm<object>, 'problemOf' | 'leave'>;

/**
 * Keeps a form whose fields are checked on leaving and all on save, by the domain's rules. Typed values live in antd's
 * Form and survive a refusal.
 */
export function useCheckedForm<Values extends object>(options: CheckedFormOptions<Values>): CheckedForm<Values> {
  const { check, shownUnder = {}, isShownAtOnce = () => false, stage = '' } = options;
  const [initialValues] = useState(options.initialValues);
  const [start] = useState(options.restored ?? options.initialValues);
  const [form] = Form.useForm<Values>();
  // antd's own watch reports a change one task later: a controlled radio would jump back and the caret of a text move
  // to its end.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Includes values whose control is not mounted.
  const present = (): Values => ({ ...start, ...(form.getFieldsValue(true) as Partial<Values>) });
  const values = present();
  const valuesInFlight = useRef<Values | null>(null);
  const isSending = useCallback(() => valuesInFlight.current !== null, []);
  const write = (changes: Partial<Values>) => {
    // Sets values one by one: set together, antd would merge an object value with the former one.
    const { setFieldValue }: FormInstance = form;
    for (const [name, value] of Object.entries(changes)) setFieldValue(name, value);
    draw();
  };
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submittedStages, setSubmittedStages] = useState<ReadonlySet<string>>(new Set());
  const wasSubmitted = submittedStages.has(stage);
  const [bankProblems, setBankProblems] = useState(NONE);

  const getPlace = (problem: { field: string }) => shownUnder[problem.field] ?? problem.field;
  const own = check(values).filter(
    (problem) => wasSubmitted || touched.has(getPlace(problem)) || isShownAtOnce(problem),
  );
  const shown: readonly FieldProblem[] = [...bankProblems, ...own.map((problem) => ({ params: {}, ...problem }))];

  const { focus, endAutoFocus, leaveFocus } = useFieldFocus();

  return {
    values,
    present,
    isDirty: JSON.stringify(values) !== JSON.stringify(initialValues),
    async sending(work) {
      // A second press returns at once; the first save is still running.
      if (valuesInFlight.current !== null) return work();
      valuesInFlight.current = present();
      try {
        return await work();
      } finally {
        valuesInFlight.current = null;
      }
    },
    isSending,
    fill(changes) {
      if (valuesInFlight.current !== null) return;
      write(changes);
      // The bank's problems were about the former values.
      setBankProblems(NONE);
    },
    problemOf: (field) => shown.find((problem) => getPlace(problem) === field) ?? null,
    problems: shown.map((problem) => ({ ...problem, field: getPlace(problem) })),
    wasChecked: wasSubmitted,
    leave(field) {
      // The user did not choose to start in this field, so leaving it is no mistake.
      if (endAutoFocus() !== field) setTouched((before) => (before.has(field) ? before : new Set(before).add(field)));
    },
    focus,
    checkAll() {
      setSubmittedStages((before) => new Set(before).add(stage));
      const [first] = check(present());
      if (first) focus(getPlace(first));
      return !first;
    },
    showBankProblems(problems) {
      setBankProblems(problems);
      if (problems[0]) focus(getPlace(problems[0]));
    },
    formProps: {
      form,
      initialValues: start,
      onValuesChange() {
        if (valuesInFlight.current !== null) {
          write(valuesInFlight.current);
          return;
        }
        // A user who types on keeps the focus.
        leaveFocus();
        setBankProblems(NONE);
        draw();
      },
    },
  };
}

/** Moves the focus to fields of a form, also to one that the next render shows. */
function useFieldFocus() {
  const pendingFocus = useRef<string | null>(null);
  const [, requestRender] = useState(0);
  const focus = (field: string) => {
    pendingFocus.current = field;
    // A field already rendered causes no render by itself.
    requestRender((count) => count + 1);
  };
  /** Field that the form focused by itself, until the user types. */
  const autoFocusedField = useRef<string | null>(null);
  useEffect(() => {
    if (pendingFocus.current === null || !focusField(pendingFocus.current)) return;
    autoFocusedField.current = pendingFocus.current;
    pendingFocus.current = null;
  });
  return {
    focus,
    /** Returns the field that the form focused by itself, once. */
    endAutoFocus() {
      const field = autoFocusedField.current;
      autoFocusedField.current = null;
      return field;
    },
    leaveFocus() {
      pendingFocus.current = null;
      autoFocusedField.current = null;
    },
  };
}

function focusField(field: string): boolean {
  const control = findControl(field);
  const target = control?.matches('input, textarea, button') ? control : control?.querySelector('input');
  if (!control || !target) return false;
  control.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** Returns the control of a field, or of the part that contains it: a closed list line has no controls. */
function findControl(field: string): HTMLElement | null {
  const address = `[data-field="${field}"], [data-path="${field}"]`;
  // A list below the dialog may have a column or filter of the same name.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const control = dialog?.querySelector<HTMLElement>(address) ?? document.querySelector<HTMLElement>(address);
  const end = field.lastIndexOf('.');
  return control ?? (end > 0 ? findControl(field.slice(0, end)) : null);
}
