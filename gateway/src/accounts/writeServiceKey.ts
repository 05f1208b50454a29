import { MAX_KEYS, type serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { MerchantUsers, ServiceAccountKeys } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { hashServiceKey, newServiceKey } from './openServiceKeys.ts';
import { refuseAccountBeyondOwn } from './prepareServiceAccount.ts';

/** Creates a key; it is returned only here and stored only as its hash. */
export async function createServiceKey(
  { database, tokens }: GatewayContext,
  request: FastifyRequest,
  accountId: string,
  { name, expiresInDays }: z.output<typeof serviceKeyForm>,
): Promise<{ id: string; key: string }> {
  const { session } = request;
  const key = newServiceKey(session.realmId);
  const id = await database.inTransaction(session.realmId, async (client) => {
    const username = await lockAccount(client, accountId);
    await refuseAccountBeyondOwn(client, session, accountId);
    const counted = await client.query<{ count: number }>(IN_FORCE, [accountId]);
    if ((counted.rows[0]?.count ?? 0) >= MAX_KEYS) {
      throw refuseField('name', `An account has at most ${MAX_KEYS} keys: revoke one that is not used`);
    }
    const values = [accountId, expiresInDays, name, hashServiceKey(tokens, key), key.slice(-4), session.username];
    const inserted = await client.query<Pick<ServiceAccountKeys, 'id'>>(INSERT, values);
    await noteSecurityEvent(client, request, {
      realmId: session.realmId,
      kind: 'SERVICE_KEY_CREATED',
      account: username,
      subject: name,
    });
    return inserted.rows[0]?.id ?? '';
  });
  return { id, key };
}

/**
 * Revokes a key. Anyone who may write users may do so, even if the account has more rights than they have, as it only
 * removes access.
 */
export async function revokeServiceKey(
  { database, sessions }: GatewayContext,
  request: FastifyRequest,
  accountId: string,
  keyId: string,
): Promise<void> {
  const { realmId } = request.session;
  await database.inTransaction(realmId, async (client) => {
    const username = await lockAccount(client, accountId);
    const [key] = (await client.query<Pick<ServiceAccountKeys, 'name'> & { ended: boolean }>(KEY, [keyId, accountId]))
      .rows;
    if (!key) throw refuseUnknown('The key');
    if (key.ended) return;
    await client.query('update sessions set ended_at = now() where id = $1', [keyId]);
    await noteSecurityEvent(client, request, {
      realmId,
      kind: 'SERVICE_KEY_REVOKED',
      account: username,
      subject: key.name,
    });
  });
  sessions.forget(keyId);
}

/**
 * Returns the account's username. Locks its row: keys of one account are created in turn, so that simultaneous requests
 * keep to the limit.
 */
async function lockAccount(client: DatabaseClient, id: string): Promise<string> {
  const [account] = (await client.query<Pick<MerchantUsers, 'username'>>(ACCOUNT, [id])).rows;
  if (!account) throw refuseUnknown('The service account');
  return account.username;
}

const ACCOUNT = `
  select u.username from service_accounts a join merchant_users u on u.id = a.id where a.id = $1 for update of a`;

const IN_FORCE = `
  select count(*)::int as count from service_account_keys k join sessions s on s.id = k.id
  where k.account_id = $1 and s.ended_at is null and s.expires_at > now()`;

const INSERT = `
  with session as (
    insert into sessions (user_id, expires_at)
    values ($1, coalesce(now() + make_interval(days => $2::int), 'infinity')) returning id)
  insert into service_account_keys (id, account_id, name, key_hash, last_four, created_by)
  select id, $1, $3, $4, $5, $6 from session returning id`;

const KEY = `
  select k.name, s.ended_at is not null as ended from service_account_keys k join sessions s on s.id = k.id
  where k.id = $1 and k.account_id = $2`;
