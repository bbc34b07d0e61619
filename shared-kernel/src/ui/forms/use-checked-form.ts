import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import type { ShownProblem } from './shown-problem';

export interface CheckedFormOptions<Values> {
  initialValues: Values;
  /** What was typed in an earlier session; the form begins with it and is dirty from the start. */
  restored?: Values;
  /** All problems of the values, in the order of the fields. */
  check: (values: Values) => readonly Problem[];
  /** Fields that have no control of their own are shown under another: `{ rmtStrd: 'acnt_co' }`. */
  shownUnder?: Readonly<Record<string, string>>;
  /** True for a problem shown before the user leaves its field, as only the bank could find it. */
  isShownAtOnce?: (problem: Problem) => boolean;
  /** The step that the form is at: what a step not tried yet lacks is not told while another one was tried. */
  stage?: string;
}

export interface CheckedForm<Values> {
  /** The values as last rendered. */
  readonly values: Values;
  /** The values at this moment, for handlers. */
  present(): Values;
  readonly isDirty: boolean;
  /** Writes values, as a catalogue or an earlier document has them. */
  fill(values: Partial<Values>): void;
  /** Does something with the values. Until it is done they stay as they are: what is typed meanwhile would go with the form. */
  sending<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For what a form holds beside its values; the same function always. */
  isSending(): boolean;
  /** What is wrong with a field that was left, or with any field after a try to save. */
  problemOf(field: string): ShownProblem | null;
  /** All that is shown as wrong at this moment, what the bank found first. */
  readonly problems: readonly FieldProblem[];
  /** Somebody has tried to save: from then on every problem is shown. */
  readonly wasChecked: boolean;
  /** To be called when a field is left: from now on its problem is shown. */
  leave(field: string): void;
  /** Moves the focus to a field; to one that is folded away or whose code is on its way, as soon as it is drawn. */
  focus(field: string): void;
  /** Shows all problems and moves the focus to the first; true if there is none. */
  checkAll(): boolean;
  /** Shows what the bank found; gone as soon as something changes. */
  showBankProblems(problems: readonly FieldProblem[]): void;
  /** To be given to antd's Form. */
  readonly formProps: {
    form: FormInstance<Values>;
    initialValues: Values & object;
    onValuesChange: () => void;
  };
}

/** One and the same list: another empty one would draw the whole form once more on every key. */
const NONE: readonly FieldProblem[] = [];

/** What a part of a form needs to show its problems, whatever else the form holds. */
export type FieldChecks = Pick<CheckedForm<object>, 'problemOf' | 'leave'>;

/**
 * A form whose fields are checked when they are left and as a whole on save, by the rules of the domain. What is typed
 * lives in antd's Form and survives every refusal.
 */
export function useCheckedForm<Values extends object>(options: CheckedFormOptions<Values>): CheckedForm<Values> {
  const { check, shownUnder = {}, isShownAtOnce = () => false, stage = '' } = options;
  const [initialValues] = useState(options.initialValues);
  const [start] = useState(options.restored ?? options.initialValues);
  const [form] = Form.useForm<Values>();
  // antd's own watch tells of a change a task later: until then a controlled radio would jump back, and the cursor of a
  // controlled text to its end.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // All that was written counts, also where it has no control of its own at the moment.
  const present = (): Values => ({ ...start, ...(form.getFieldsValue(true) as Partial<Values>) });
  const values = present();
  /** What is being sent. */
  const sent = useRef<Values | null>(null);
  const isSending = useCallback(() => sent.current !== null, []);
  const write = (changes: Partial<Values>) => {
    // One by one: written together antd would merge a value that is an object with the one that was there.
    const { setFieldValue }: FormInstance = form;
    for (const [name, value] of Object.entries(changes)) setFieldValue(name, value);
    draw();
  };
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const wasSaved = tried.has(stage);
  const [bankProblems, setBankProblems] = useState(NONE);

  const placeOf = (problem: { field: string }) => shownUnder[problem.field] ?? problem.field;
  const own = check(values).filter((problem) => wasSaved || left.has(placeOf(problem)) || isShownAtOnce(problem));
  const shown: readonly FieldProblem[] = [...bankProblems, ...own.map((problem) => ({ params: {}, ...problem }))];

  /** The field that is to get the focus, until it is drawn. */
  const wanted = useRef<string | null>(null);
  const [, setAsked] = useState(0);
  const focus = (field: string) => {
    wanted.current = field;
    // A field that is drawn already brings no other render.
    setAsked((count) => count + 1);
  };
  /** The field that the form itself has put the focus into, until somebody types. */
  const given = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || !focusField(wanted.current)) return;
    given.current = wanted.current;
    wanted.current = null;
  });

  return {
    values,
    present,
    isDirty: JSON.stringify(values) !== JSON.stringify(initialValues),
    async sending(work) {
      // A second press is over at once, what the first one sends is not.
      if (sent.current !== null) return work();
      sent.current = present();
      try {
        return await work();
      } finally {
        sent.current = null;
      }
    },
    isSending,
    fill(changes) {
      if (sent.current !== null) return;
      write(changes);
      // What the bank said was of the values before.
      setBankProblems(NONE);
    },
    problemOf: (field) => shown.find((problem) => placeOf(problem) === field) ?? null,
    problems: shown.map((problem) => ({ ...problem, field: placeOf(problem) })),
    wasChecked: wasSaved,
    leave(field) {
      // Nobody has chosen to begin there: whoever goes elsewhere first has made no mistake.
      const isGiven = given.current === field;
      given.current = null;
      if (!isGiven) setLeft((before) => (before.has(field) ? before : new Set(before).add(field)));
    },
    focus,
    checkAll() {
      setTried((before) => new Set(before).add(stage));
      const [first] = check(present());
      if (first) focus(placeOf(first));
      return !first;
    },
    showBankProblems(problems) {
      setBankProblems(problems);
      if (problems[0]) focus(placeOf(problems[0]));
    },
    formProps: {
      form,
      initialValues: start,
      onValuesChange() {
        if (sent.current !== null) {
          write(sent.current);
          return;
        }
        // Whoever types on keeps the focus where he is.
        wanted.current = null;
        given.current = null;
        setBankProblems(NONE);
        draw();
      },
    },
  };
}

/** True if the field is drawn and has the focus now. */
function focusField(field: string): boolean {
  const control = controlOf(field);
  const target = control?.matches('input, textarea, button') ? control : control?.querySelector('input');
  if (!control || !target) return false;
  control.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** The control of a field, or of the part that it belongs to: a closed line of a list has no controls of its own. */
function controlOf(field: string): HTMLElement | null {
  const address = `[data-field="${field}"], [data-path="${field}"]`;
  // A list below an open dialog may have a column or a filter of the same name.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const control = dialog?.querySelector<HTMLElement>(address) ?? document.querySelector<HTMLElement>(address);
  const end = field.lastIndexOf('.');
  return control ?? (end > 0 ? controlOf(field.slice(0, end)) : null);
}
