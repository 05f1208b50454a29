import { Refusal } from '../http/errors.ts';

/** A reason why an order cannot be sold as it is. */
export interface SaleProblem {
  code: string;
  /** Path of the faulty part in the body; empty for the order as a whole. */
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

/** Throws if there are problems: the first gives the code and the details, and `details.refusals` lists them all. */
export function refuseSale(problems: readonly SaleProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const status = problems.every(({ code }) => code === 'VALIDATION') ? 400 : 422;
  const placed = problems.some(({ path }) => path !== '');
  const message = placed ? problems.map(({ path, message: text }) => ({ path, message: text })) : first.message;
  throw new Refusal(status, first.code, message, { ...first.params, refusals: problems });
}
