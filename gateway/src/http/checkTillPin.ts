import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { MAX_PIN_TRIES } from '@taem/domain/accounts/tillPin.ts';
import type { FastifyRequest } from 'fastify';
import type { TillPins } from '../database/generated/rows.ts';
import { Refusal } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { inTurn } from './inTurn.ts';
import { recordSecurityEvent, watchGuesses } from './recordSecurityEvent.ts';
import { verifySecret } from './secretHash.ts';

/**
 * Checks the PIN of another user, typed at the session's till in a branch. So few digits can be guessed quickly: after
 * several wrong tries in a row, by anyone and anywhere, the PIN is locked until its owner signs in with the password. A
 * try is counted before it is verified, so that sending many at once has no advantage over sending one after the other.
 * Returns the hash of the PIN, with which callers check later whether it is still the same.
 */
export async function checkTillPin(
  { database, limits }: Pick<GatewayContext, 'database' | 'limits'>,
  request: FastifyRequest,
  { id, username, branchId }: { id: string; username: string; branchId: string },
  pin: string,
): Promise<string> {
  const { realmId, userId } = request.session;
  const own = <Row extends object>(text: string) =>
    database.withRealm(realmId, async (client) => (await client.query<Row>(text, [realmId, id])).rows[0]);
  const refuseLocked = async () => {
    if (await own(LOCKED))
      throw new Refusal(422, 'TILL_PIN_LOCKED', 'Too many wrong PINs: sign in with the password first.');
  };
  let isLast = false;
  const guess = async () => {
    const taken = await own<Pick<TillPins, 'pin_hash' | 'tries'>>(TAKE);
    if (!taken) await refuseLocked();
    if (taken && (await verifySecret(taken.pin_hash, pin))) {
      await own(FORGET);
      return taken.pin_hash;
    }
    isLast = taken?.tries === MAX_PIN_TRIES;
    throw new Refusal(422, 'WRONG_TILL_PIN', 'The PIN is wrong');
  };
  const counters = [
    { kind: 'authorize-address', key: networkOf(request.ip), clearedBySuccess: false },
    { kind: 'till-pin-user', key: userId, clearedBySuccess: false },
  ] as const;
  const failed = { realmId, branchId, kind: 'TILL_PIN_FAILED', account: username } as const;
  const guarded = async () => {
    // A locked PIN is not tried, so this counts no wrong guess.
    await refuseLocked();
    return await limits.guard(counters, guess, watchGuesses(database, request, failed));
  };
  return await inTurn(`till-pin ${id}`, guarded, 1).catch(async (error) => {
    if (isLast) await recordSecurityEvent(database, request, { ...failed, kind: 'TILL_PIN_LOCKED' });
    throw error;
  });
}

const TAKE = `
  update till_pins set tries = tries + 1 where realm_id = $1 and user_id = $2 and tries < ${MAX_PIN_TRIES}
  returning pin_hash, tries`;
const LOCKED = `select from till_pins where realm_id = $1 and user_id = $2 and tries >= ${MAX_PIN_TRIES}`;
const FORGET = 'update till_pins set tries = 0 where realm_id = $1 and user_id = $2';
