import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantSettings } from '../database/generated/rows.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { watchGuesses } from '../http/recordSecurityEvent.ts';
import { verifySecret } from '../http/secretHash.ts';

/** The code that an action requires: a return, alone or in an exchange, is a void in part. */
const CODE_OF = { void: 'void', return: 'void', exchange: 'void', adjust: 'adjust' } as const;

const TEXT = {
  void: 'select authorize_code_void_hash as hash from merchant_settings where realm_id = $1',
  adjust: 'select authorize_code_adjust_hash as hash from merchant_settings where realm_id = $1',
};

const KINDS = {
  void: { failed: 'VOID_CODE_FAILED', locked: 'VOID_CODE_LOCKED' },
  adjust: { failed: 'ADJUST_CODE_FAILED', locked: 'ADJUST_CODE_LOCKED' },
} as const;

/** PERM-13 Checks the code of the action. A shop without such a code does not allow the action. */
export async function checkAuthorizeCode(
  { database, limits }: Pick<GatewayContext, 'database' | 'limits'>,
  request: FastifyRequest,
  action: keyof typeof CODE_OF,
  typed: string,
): Promise<void> {
  const { realmId, userId } = request.session;
  const code = CODE_OF[action];
  const counters = [
    { kind: 'authorize-address', key: networkOf(request.ip), clearedBySuccess: false },
    { kind: 'authorize-user', key: `${userId}:${code}`, clearedBySuccess: true },
  ] as const;
  const guess = async () => {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<{ hash: MerchantSettings['authorize_code_void_hash'] }>({
        name: `${code}-code`,
        text: TEXT[code],
        values: [realmId],
      }),
    );
    const hash = answer.rows[0]?.hash;
    if (hash && !(await verifySecret(hash, typed))) throw new Refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong');
    return Boolean(hash);
  };
  const { failed, locked } = KINDS[code];
  const watch = watchGuesses(database, request, { realmId, kind: failed }, locked);
  const isSet = await limits.guard(counters, guess, watch);
  if (!isSet)
    throw new Refusal(422, 'AUTHORIZE_CODE_NOT_SET', 'The shop has not set this code: set it in its settings first');
}
