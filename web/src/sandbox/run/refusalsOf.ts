import type { RunBody } from './Run.ts';

/** Something that was not done, whether as a fault or as a refusal in a payload. */
export interface Refusal {
  readonly kind: 'error' | 'userError';
  readonly code: string;
  readonly message: string;
  /** Where in the answer, or which input; empty when the whole is meant. */
  readonly path: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

interface UserError {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[];
  readonly params?: Refusal['params'];
}

/** Errors first, then the `userErrors` of every payload. */
export function refusalsOf({ errors = [], data }: RunBody): Refusal[] {
  const faults = errors.map(({ message, path = [], extensions }): Refusal => {
    const { code = 'UNKNOWN', status, requestId } = extensions ?? {};
    return { kind: 'error', code, message, path: path.join('.'), status, requestId, params: [] };
  });
  const refusals = Object.entries(data ?? {}).flatMap(([field, payload]) =>
    userErrorsOf(payload).map(({ code = 'UNKNOWN', message = '', path = [], params = [] }): Refusal => {
      return { kind: 'userError', code, message, path: [field, ...path].join('.'), params };
    }),
  );
  return [...faults, ...refusals];
}

function userErrorsOf(payload: unknown): readonly UserError[] {
  if (typeof payload !== 'object' || payload === null || !('userErrors' in payload)) return [];
  return Array.isArray(payload.userErrors) ? payload.userErrors : [];
}
