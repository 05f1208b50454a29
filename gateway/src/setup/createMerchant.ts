import type { NewMerchant } from '@taem/domain/merchant/merchantForm.ts';
import type { Config } from '../config.ts';
import type { Realms } from '../database/generated/rows.ts';
import { insertRows } from '../database/insertRows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import { hashSecret } from '../http/secretHash.ts';
import { standardBanks, standardCards } from './standardBanks.ts';
import { standardBadges, standardConditions, standardCoupons } from './standardLoyalty.ts';
import { menuRow, standardMenus } from './standardMenus.ts';
import { standardPaymentMethods } from './standardPaymentMethods.ts';
import { standardRoles } from './standardRoles.ts';

export interface CreatedMerchant {
  id: string;
  name: string;
}

/**
 * Creates the first merchant of an empty database with everything that it needs to sell: credentials of the back
 * office, settings, menus and roles, the kinds of benefits, the tier in which members begin, cash, the first branch and
 * the owner. In one transaction; of two at once, the second finds a merchant and is refused.
 */
export async function createMerchant(
  database: Database,
  { clientId, clientSecret, realmCode }: Pick<Config, 'clientId' | 'clientSecret' | 'realmCode'>,
  shop: NewMerchant,
): Promise<CreatedMerchant> {
  if (!clientSecret) throw new Error('Without GATEWAY_CLIENT_SECRET nobody could sign in to the merchant.');
  const [secretHash, passwordHash] = await Promise.all([hashSecret(clientSecret), hashSecret(shop.password)]);
  return database.inTransaction('', async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('first-merchant'))");
    const existing = await client.query('select 1 from realms limit 1');
    if (existing.rowCount !== 0) throw refuseSetup();
    const id = await addRealm(client, realmCode, shop);
    await insertRows(client, 'oauth_clients', [
      { id: clientId, realm_id: id, secret_hash: secretHash, name: 'Taem back office' },
    ]);
    await client.query('insert into merchant_settings default values');
    await addLoyalty(client);
    await addPayment(client);
    await addBranch(client, shop);
    await addStaff(client, shop, passwordHash);
    return { id, name: shop.name };
  });
}

/** Once there is a merchant, the setup no longer exists for anyone. */
export const refuseSetup = () => refuseUnknown('The setup of the first merchant');

/** Adds the realm, and acts as it from here on. */
async function addRealm(client: DatabaseClient, code: string, { name, taxId, timeZone }: NewMerchant): Promise<string> {
  const text = 'insert into realms (code, name, tax_id, time_zone) values ($1, $2, $3, $4) returning id';
  const added = await client.query<Pick<Realms, 'id'>>(text, [code, name, taxId, timeZone]);
  const id = added.rows[0]?.id ?? '';
  await client.query("select set_config('app.realm_id', $1, true)", [id]);
  return id;
}

async function addLoyalty(client: DatabaseClient): Promise<void> {
  const conditionIds = new Map<string, string>();
  for (const [key, condition] of Object.entries(standardConditions)) {
    conditionIds.set(key, await insertOne(client, 'conditions', condition));
  }
  await insertAll(client, 'coupons', Object.values(standardCoupons));
  const condition = (key: string, value: number) => ({ condition_id: conditionIds.get(key), value });
  await insertOne(client, 'member_tiers', { name: 'Standard', level: 1, conditions: [condition('ltv', 0)] });
  await insertAll(
    client,
    'member_badges',
    standardBadges.map(({ name, requires: [key, value] }) => ({ name, conditions: [condition(key, value)] })),
  );
}

/** Accounts of other payment methods are the shop's own; cash needs none. */
async function addPayment(client: DatabaseClient): Promise<void> {
  for (const [name, english] of standardBanks) {
    const bank = { name, i18n: { 'en-US': { name: english } } };
    const institute_id = await insertOne(client, 'institutes', bank);
    for (const card of standardCards) await insertOne(client, 'cards', { institute_id, name: card });
  }
  for (const name of standardPaymentMethods) {
    const id = await insertOne(client, 'payment_methods', { name });
    if (name !== 'Cash') continue;
    await insertOne(client, 'payment_channels', {
      name: 'เงินสด',
      description: 'รับเงินสดหน้าร้าน',
      payment_method_id: id,
    });
  }
}

async function addBranch(client: DatabaseClient, { branchCode, branchName, timeZone }: NewMerchant): Promise<void> {
  await insertOne(client, 'merchant_branches', { code: branchCode, name: branchName, time_zone: timeZone });
}

/** Adds the owner, who works in all branches, including future ones. */
async function addStaff(client: DatabaseClient, shop: NewMerchant, passwordHash: string): Promise<void> {
  await insertAll(client, 'menus', standardMenus.map(menuRow));
  const { administrator, ...others } = standardRoles;
  const roleId = await insertOne(client, 'merchant_roles', administrator);
  await insertAll(client, 'merchant_roles', Object.values(others));
  const { username, email, firstname, lastname } = shop;
  await insertOne(client, 'merchant_users', {
    username,
    email,
    firstname,
    lastname,
    employee_no: '1',
    password_hash: passwordHash,
    role_id: roleId,
  });
}

/** Inserts a row that takes the table's default id and realm, and returns the id. */
async function insertOne(client: DatabaseClient, table: string, row: object): Promise<string> {
  const columns = Object.keys(row).join(', ');
  const text = `insert into ${table} (realm_id, ${columns})
    select nullif(current_setting('app.realm_id'), '')::uuid, ${columns}
    from json_populate_record(null::${table}, $1) returning id`;
  const added = await client.query<Pick<Realms, 'id'>>(text, [JSON.stringify(row)]);
  return added.rows[0]?.id ?? '';
}

async function insertAll(client: DatabaseClient, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows) await insertOne(client, table, row);
}
