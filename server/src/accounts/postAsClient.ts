import type { Context } from '../gateway/context.ts';
import { signInClient } from '../gateway/signInClient.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { inputPath, type WireFields } from '../gateway/wireInput.ts';
import type { UserError } from '../generated/schema.ts';

interface Answered {
  /** null when refused. */
  payload: unknown;
  userErrors: UserError[];
}

/** A call before anyone is signed in: the application proves itself, then asks (AUTH-02). */
export async function postAsClient<Input>(
  context: Context,
  path: string,
  body: object,
  names: WireFields<Input>,
): Promise<Answered> {
  const token = await signInClient(context);
  try {
    return { payload: await context.gateway.post(path, body, { token }), userErrors: [] };
  } catch (error) {
    return { payload: null, userErrors: userErrorsOf(error, inputPath(names)) };
  }
}
