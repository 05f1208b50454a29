import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { verifySecret } from '../http/secretHash.ts';

const TEXT = {
  void: 'select authorize_code_void_hash as hash from merchant_settings where realm_id = $1',
  adjust: 'select authorize_code_adjust_hash as hash from merchant_settings where realm_id = $1',
};

/** PERM-13 The code of the action. A shop without one does not allow it. */
export async function checkAuthorizeCode(
  { database, limits }: Pick<GatewayContext, 'database' | 'limits'>,
  { realmId, userId }: GatewaySession,
  address: string,
  action: keyof typeof TEXT,
  code: string,
): Promise<void> {
  const counters = [
    { kind: 'authorize-address', key: networkOf(address), clearedBySuccess: false },
    { kind: 'authorize-user', key: `${userId}:${action}`, clearedBySuccess: true },
  ] as const;
  await limits.guard(counters, async () => {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<{ hash: string | null }>({ name: `${action}-code`, text: TEXT[action], values: [realmId] }),
    );
    if (await verifySecret(answer.rows[0]?.hash, code)) return;
    throw new Refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong');
  });
}
