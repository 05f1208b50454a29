import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { DOCUMENTED_COUNTER } from '@taem/domain/merchant/counterSetting.ts';
import { insertRows } from '../../database/insertRows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { hashSecret } from '../../http/secretHash.ts';
import type { LoadContext } from '../LoadContext.ts';
import { demoRates } from '../loyalty/demoLoyalty.ts';

export interface DemoHashes {
  password: string;
  clientSecret: string;
  adjust: string;
  void: string;
}

/** Hashes each secret once for all who share it, as hashing is slow on purpose. */
export async function hashDemoSecrets(): Promise<DemoHashes> {
  const { password, clientSecret, authorizeCodes } = demoAccounts;
  const [passwordHash, clientHash, adjust, voided] = await Promise.all(
    [password, clientSecret, authorizeCodes.adjust, authorizeCodes.void].map(hashSecret),
  );
  if (!passwordHash || !clientHash || !adjust || !voided) throw new Error('A demo secret has no hash');
  return { password: passwordHash, clientSecret: clientHash, adjust, void: voided };
}

export interface DemoRealm {
  id: string;
  code: string;
  name: string;
  taxId: string;
  clientId: string;
  clientName: string;
}

/**
 * Adds the realm and acts as it from here on. Returns false if it exists already, even if another gateway has just
 * created it.
 */
export async function loadRealm(
  client: DatabaseClient,
  realm: DemoRealm,
  hashes: DemoHashes,
  openedAt: number,
): Promise<boolean> {
  const { id, code, name, taxId, clientId, clientName } = realm;
  const added = await client.query(
    `insert into realms (id, code, name, tax_id, time_zone, created_at) values ($1, $2, $3, $4, 'Asia/Bangkok', $5)
     on conflict (code) do nothing`,
    [id, code, name, taxId, new Date(openedAt)],
  );
  if (added.rowCount === 0) return false;
  await client.query("select set_config('app.realm_id', $1, true)", [id]);
  await insertRows(client, 'oauth_clients', [
    { id: clientId, realm_id: id, secret_hash: hashes.clientSecret, name: clientName },
  ]);
  return true;
}

/** The demo shop uses every step in the documents. */
const COUNTER = {
  sale_start: DOCUMENTED_COUNTER.saleStart,
  transfer_proof: DOCUMENTED_COUNTER.transferProof,
  receipt_after_sale: DOCUMENTED_COUNTER.receiptAfterSale,
  weight_labels: DOCUMENTED_COUNTER.weightLabels,
  price_labels: DOCUMENTED_COUNTER.priceLabels,
  return_points: DOCUMENTED_COUNTER.returnPoints,
  sale_shift: DOCUMENTED_COUNTER.saleShift,
  till_idle: DOCUMENTED_COUNTER.tillIdle,
  cash_rounding: DOCUMENTED_COUNTER.cashRounding,
};

export async function loadSettings({ client, realmId, newRecordId }: LoadContext, hashes: DemoHashes) {
  const rates = {
    earn_cash: demoRates.earnCash,
    earn_point: demoRates.earnPoint,
    redeem_cash: demoRates.redeemCash,
    redeem_point: demoRates.redeemPoint,
    reward_item_id: newRecordId(),
    reward_instance_id: newRecordId(),
  };
  await insertRows(client, 'merchant_settings', [
    {
      realm_id: realmId,
      authorize_code_adjust_hash: hashes.adjust,
      authorize_code_void_hash: hashes.void,
      ...rates,
      ...COUNTER,
    },
  ]);
  return rates;
}
