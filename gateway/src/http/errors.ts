export interface Problem {
  path: string;
  message: string;
}

/** An error response, in the one form that all errors of the gateway have. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** One sentence, or one entry for each refused field. */
  readonly body: string | readonly Problem[];
  /** Further details for the caller, such as the expected figures of a payment. */
  readonly details: unknown;

  constructor(status: number, code: string, message: string | readonly Problem[], details?: unknown) {
    super(typeof message === 'string' ? message : message.map((problem) => problem.message).join(' '));
    this.status = status;
    this.code = code;
    this.body = message;
    this.details = details;
  }
}

/** Prefixes refused fields with the name of the part of the body that they are in. */
export async function within<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    const { status, code, body, details } = error;
    const placed = <Placed extends Problem>(problem: Placed) => ({
      ...problem,
      path: problem.path && `${part}.${problem.path}`,
    });
    const given = (details ?? {}) as { refusals?: readonly Problem[] };
    const { refusals } = given;
    throw new Refusal(
      status,
      code,
      body.map(placed),
      refusals ? { ...given, refusals: refusals.map(placed) } : details,
    );
  }
}

/** A caller with this many faults corrects the first ones before reading the last. */
const MAX_REPORTED = 1_000;

export const refuseFields = (problems: readonly Problem[]) =>
  new Refusal(400, 'VALIDATION', problems.slice(0, MAX_REPORTED));

export const refuseField = (path: string, message: string) => refuseFields([{ path, message }]);

/** Only for a missing, forged, expired or revoked token: the client signs the user out. */
export const refuseToken = () => new Refusal(401, 'UNAUTHORIZED', 'The session has ended, sign in again.');

export const refusePermission = (objectCode: string, action: string) =>
  new Refusal(400, 'PERMISSION', `No permission: ${action} on ${objectCode} is needed.`);

export const refuseUnknown = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found.`);

export const refuseStale = () =>
  new Refusal(409, '123', 'Another user has changed this record since it was loaded. Load it again.');

/** Refuses an erased person, who cannot be sold to, edited or merged. */
export const refuseErased = () => new Refusal(422, 'MEMBER_ERASED', 'The data of this member were erased.');

/** Refuses to delete a record that others still refer to. */
export const refuseInUse = (what: string, where: string) =>
  new Refusal(422, 'IN_USE', `${what} is still in use (${where}), set it to Inactive instead.`);

export const refuseTooMany = (seconds: number) =>
  new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts, try again later.', { retry_after: seconds });
