/** Why a write was refused, in the contract's form. */
export interface UserError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

/** What the one mutation of an operation gave; throws when it gave nothing. */
export function payloadOf({
  data,
}: {
  data?: unknown;
}): Readonly<Record<string, unknown>> & { readonly userErrors: UserError[] } {
  const payloads = Object.values((data ?? {}) as Record<string, { userErrors?: UserError[] } | string>);
  const payload = payloads.find((each) => typeof each === 'object' && Array.isArray(each?.userErrors));
  if (typeof payload !== 'object' || !payload.userErrors) throw new Error('The answer has no payload');
  return { ...payload, userErrors: payload.userErrors };
}

/** The user errors of the one mutation that an operation has; throws when it gave no payload at all. */
export const userErrorsOf = (answer: { data?: unknown }): readonly UserError[] => payloadOf(answer).userErrors;
