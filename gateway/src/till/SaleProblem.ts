import { Refusal } from '../http/errors.ts';

/** Something of an order that cannot be sold so. */
export interface SaleProblem {
  code: string;
  /** Where it stands in the body; empty for the order as a whole. */
  path: string;
  message: string;
  params?: Readonly<Record<string, string | number | boolean | null>>;
}

export const notFound = (path: string, what: string): SaleProblem => ({
  code: 'NOT_FOUND',
  path,
  message: `${what} was not found`,
});

export const invalid = (path: string, message: string): SaleProblem => ({ code: 'VALIDATION', path, message });

/** Ends an order with its problems; the first gives the code and the details, `details.refusals` has all of them. */
export function refuseSale(problems: readonly SaleProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const status = problems.every(({ code }) => code === 'VALIDATION') ? 400 : 422;
  const placed = problems.some(({ path }) => path !== '');
  const message = placed ? problems.map(({ path, message: text }) => ({ path, message: text })) : first.message;
  throw new Refusal(status, first.code, message, { ...first.params, refusals: problems });
}
