import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiClient, ApiFailure, FieldProblem } from '@ncb/shared-kernel/api/client';
import { keepRegistration, registerUser } from '@ncb/shared-kernel/api/contract';
import { joinFullName, type UserDraft } from '@ncb/shared-kernel/domain/rules';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import type { ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { useIntentionKey } from '@ncb/shared-kernel/ui';
import { useChecks, type Checks } from '../../features/plain-fields/use-checks';
import {
  draftOfEmployee,
  EMPTY_EMPLOYEE,
  employeeProblems,
  fieldShown,
  type EmployeeValues,
} from '../../features/employee-form/employee-values';
import type { Registration } from './RegisterPage';

const KEEP_AFTER_MS = 800;

export type Sent =
  | { readonly kind: 'registered'; readonly userId: string | null }
  /** Problem shown at its field in the previous step. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** User being registered; typed data is stored at the bank without secrets. */
export interface TypedEmployee {
  readonly values: EmployeeValues;
  readonly draft: UserDraft;
  readonly checks: Checks;
  readonly isDirector: boolean;
  readonly refusal: ApiFailure | null;
  type(values: EmployeeValues): void;
  /** Registers the user, once however often it is sent. */
  register(key: ProvenKeyRequest): Promise<Sent>;
  clear(): void;
}

export function useEmployee(api: ApiClient, begun: Registration): TypedEmployee {
  const isDirector = begun.people.length === 0;
  const [values, setValues] = useState(() => valuesOfDraft(begun.draft, isDirector));
  const shown = useMemo(() => (isDirector ? { ...values, role: Role.director } : values), [values, isDirector]);
  const draft = useMemo(() => draftOfEmployee(shown), [shown]);
  const checks = useChecks(shown, employeeProblems(shown, 'register'));
  const keyFor = useIntentionKey();
  const [refused, setRefused] = useState<{ failure: ApiFailure; values: EmployeeValues } | null>(null);
  const { companyRef, token, isOpen } = begun;
  const unkept = useRef<EmployeeValues | null>(null);

  useEffect(() => {
    if (!isOpen || unkept.current === null) return undefined;
    const keep = () => {
      if (unkept.current === null) return;
      unkept.current = null;
      const secretless = { ...draft, password: '', secretAnswer: '' };
      delete (secretless as { confirmation?: string }).confirmation;
      void api.call(keepRegistration, { companyRef, token, draft: secretless });
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [api, companyRef, token, isOpen, draft]);

  return {
    values: shown,
    draft,
    checks,
    isDirector,
    refusal: refused?.values === shown ? refused.failure : null,
    type(next) {
      unkept.current = next;
      setValues(next);
    },
    async register({ request, signature }) {
      const { confirmation: _, ...user } = draft;
      const sent = { user, certificate: request, signature, companyRef, token };
      const outcome = await api.call(registerUser, sent, { idempotencyKey: keyFor(sent) });
      if (outcome.ok) return { kind: 'registered', userId: outcome.value.userId };
      const { failure } = outcome;
      const problems = problemsOf(failure);
      const isLogin = failure.kind === 'refused' && failure.code === 'loginTaken';
      if (problems.length === 0 && !isLogin) return { kind: 'failed', failure };
      checks.showBankProblems(problems);
      setRefused({ failure, values: shown });
      return { kind: 'wrong' };
    },
    clear() {
      unkept.current = null;
      setValues(EMPTY_EMPLOYEE);
    },
  };
}

function problemsOf(failure: ApiFailure): readonly FieldProblem[] {
  if (failure.kind !== 'refused') return [];
  return failure.problems
    .filter(({ field }) => field !== 'cert' && field !== 'sign')
    .map((problem) => ({ ...problem, field: fieldShown(problem.field) }));
}

/** Returns initial values. The director is an administrator by default: without one no user could be added. */
function valuesOfDraft(draft: UserDraft | null, isDirector: boolean): EmployeeValues {
  if (!draft) return { ...EMPTY_EMPLOYEE, isAdministrator: isDirector };
  const { lastName: _, firstName: __, middleName: ___, hasCode, ...others } = draft;
  return {
    ...EMPTY_EMPLOYEE,
    ...others,
    confirmation: '',
    password: '',
    secretAnswer: '',
    hasCode: hasCode ?? true,
    fullName: joinFullName(draft),
  };
}
