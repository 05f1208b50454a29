import type { Context } from '../gateway/context.ts';
import { signInClient } from '../gateway/signInClient.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { inputPath, type WireFields } from '../gateway/wireInput.ts';
import type { UserError } from '../generated/schema.ts';

interface Answered {
  /** null if refused. */
  payload: unknown;
  userErrors: UserError[];
}

/** Makes a call before a user is signed in: the application authenticates itself first (AUTH-02). */
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
