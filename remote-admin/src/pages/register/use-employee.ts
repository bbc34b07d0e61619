import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiClient, ApiFailure, FieldProblem } from '@ncb/shared-kernel/api/client';
import { keepRegistration, registerUser } from '@ncb/shared-kernel/api/contract';
import { joinFullName, type UserDraft } from '@ncb/shared-kernel/domain/rules';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import type { ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useChecks, type Checks } from '../../features/native-fields';
import {
  toUserDraft,
  EMPTY_EMPLOYEE,
  getEmployeeProblems,
  getFormField,
  type EmployeeValues,
} from '../../features/employee-form';
import type { Registration } from './RegisterPage';

const KEEP_AFTER_MS = 800;

type RegisterResult =
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
  register(key: ProvenKeyRequest): Promise<RegisterResult>;
  clear(): void;
}

export function useEmployee(api: ApiClient, registration: Registration): TypedEmployee {
  const isDirector = registration.people.length === 0;
  const [values, setValues] = useState(() => getInitialValues(registration.draft, isDirector));
  const shown = useMemo(() => (isDirector ? { ...values, role: Role.director } : values), [values, isDirector]);
  const draft = useMemo(() => toUserDraft(shown), [shown]);
  const checks = useChecks(shown, getEmployeeProblems(shown, 'register'));
  const keyFor = useIdempotencyKey();
  const [refusal, setRefused] = useState<{ failure: ApiFailure; values: EmployeeValues } | null>(null);
  const { companyRef, token, isOpen } = registration;
  const unsavedValues = useRef<EmployeeValues | null>(null);

  useEffect(() => {
    if (!isOpen || unsavedValues.current === null) return undefined;
    const saveDraft = () => {
      if (unsavedValues.current === null) return;
      unsavedValues.current = null;
      const secretless = { ...draft, password: '', secretAnswer: '' };
      delete (secretless as { confirmation?: string }).confirmation;
      void api.call(keepRegistration, { companyRef, token, draft: secretless });
    };
    const timer = setTimeout(saveDraft, KEEP_AFTER_MS);
    addEventListener('pagehide', saveDraft);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveDraft);
    };
  }, [api, companyRef, token, isOpen, draft]);

  return {
    values: shown,
    draft,
    checks,
    isDirector,
    refusal: refusal?.values === shown ? refusal.failure : null,
    type(next) {
      unsavedValues.current = next;
      setValues(next);
    },
    async register({ request, signature }) {
      const { confirmation: _, ...user } = draft;
      const registerRequest = { user, certificate: request, signature, companyRef, token };
      const outcome = await api.call(registerUser, registerRequest, { idempotencyKey: keyFor(registerRequest) });
      if (outcome.ok) return { kind: 'registered', userId: outcome.value.userId };
      const { failure } = outcome;
      const problems = getFormProblems(failure);
      const isLogin = failure.kind === 'refused' && failure.code === 'loginTaken';
      if (problems.length === 0 && !isLogin) return { kind: 'failed', failure };
      checks.showBankProblems(problems);
      setRefused({ failure, values: shown });
      return { kind: 'wrong' };
    },
    clear() {
      unsavedValues.current = null;
      setValues(EMPTY_EMPLOYEE);
    },
  };
}

function getFormProblems(failure: ApiFailure): readonly FieldProblem[] {
  if (failure.kind !== 'refused') return [];
  return failure.problems
    .filter(({ field }) => field !== 'cert' && field !== 'sign')
    .map((problem) => ({ ...problem, field: getFormField(problem.field) }));
}

/** Returns initial values. The director is an administrator by default: without one no user could be added. */
function getInitialValues(draft: UserDraft | null, isDirector: boolean): EmployeeValues {
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
