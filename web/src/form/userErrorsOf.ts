/** A reason why a write was refused, in the contract's form. */
export interface UserError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

/** Returns the payload of an operation's single mutation; throws if there is none. */
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

/** Returns the user errors of an operation's single mutation; throws if it has no payload. */
export const userErrorsOf = (answer: { data?: unknown }): readonly UserError[] => payloadOf(answer).userErrors;
