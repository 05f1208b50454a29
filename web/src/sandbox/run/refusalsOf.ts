import type { RunBody } from './Run.ts';

/** A refusal, as an error or in a payload. */
export interface Refusal {
  readonly kind: 'error' | 'userError';
  readonly code: string;
  readonly message: string;
  /** Path in the answer, several separated by commas, or path of the input; empty for the whole operation. */
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

/**
 * Returns the errors first (those with the same reason in several places only once), then the `userErrors` of every payload.
 */
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
  return [...oncePerReason(faults), ...refusals];
}

function oncePerReason(faults: readonly Refusal[]): Refusal[] {
  const byReason = new Map<string, Refusal>();
  for (const fault of faults) {
    const reason = `${fault.code} ${fault.message}`;
    const existing = byReason.get(reason);
    byReason.set(reason, existing ? { ...existing, path: `${existing.path}, ${fault.path}` } : fault);
  }
  return [...byReason.values()];
}

function userErrorsOf(payload: unknown): readonly UserError[] {
  if (typeof payload !== 'object' || payload === null || !('userErrors' in payload)) return [];
  return Array.isArray(payload.userErrors) ? payload.userErrors : [];
}
