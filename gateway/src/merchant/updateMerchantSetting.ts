import { type Static, Type } from '@sinclair/typebox';
import { counterForm } from '@taem/domain/merchant/counterSetting.ts';
import {
  authorizationCodeForm,
  billBoundsForm,
  pointValueForm,
  sellingForm,
} from '@taem/domain/merchant/settingsForm.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { actorOf } from '../http/actorOf.ts';
import { type Problem, refuseFields, refuseStale, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { readVersion } from '../resource/writeRecord.ts';

export const SettingBody = Type.Object({
  configuration: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
  authorize_code: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
  __v: Type.Optional(Type.Unknown()),
});
export type SettingBody = Static<typeof SettingBody>;

/** The wire names that may be written, by the names of the form that checks them. */
const CONFIGURATION = {
  earnCash: 'earn_cash',
  earnPoint: 'earn_point',
  redeemCash: 'redeem_cash',
  redeemPoint: 'redeem_point',
  backdatingDays: 'backdating_days',
  claimDays: 'claim_days',
  maxUnitPrice: 'max_unit_price',
  maxLineQuantity: 'max_line_qty',
  maxBillAmount: 'max_bill_amount',
  maxTypedDiscountPercent: 'max_typed_discount_percent',
  saleStart: 'sale_start',
  transferProof: 'transfer_proof',
  receiptAfterSale: 'receipt_after_sale',
  weightLabels: 'weight_labels',
  priceLabels: 'price_labels',
  returnPoints: 'return_points',
} as const;

const configurationForm = pointValueForm
  .extend(sellingForm.shape)
  .extend(billBoundsForm.shape)
  .extend(counterForm.shape);

/** Rates, what tills may do, and authorize codes (CALL-07). What is empty or left out stays as it is; codes are kept only hashed. */
export async function updateMerchantSetting(context: GatewayContext, request: FastifyRequest, body: SettingBody) {
  const { session } = request;
  const version = readVersion(body.__v);
  const configuration = readConfiguration(body.configuration ?? {});
  const codes = readCodes(body.authorize_code ?? {});
  const [adjust, voided] = await Promise.all([
    codes.adjust ? hashSecret(codes.adjust) : null,
    codes.void ? hashSecret(codes.void) : null,
  ]);
  const values = [
    satangOf(configuration.earnCash),
    configuration.earnPoint,
    satangOf(configuration.redeemCash),
    configuration.redeemPoint,
    adjust,
    voided,
    configuration.backdatingDays,
    configuration.claimDays,
    satangOf(configuration.maxUnitPrice),
    configuration.maxLineQuantity,
    satangOf(configuration.maxBillAmount),
    configuration.maxTypedDiscountPercent,
    configuration.saleStart,
    configuration.transferProof,
    configuration.receiptAfterSale,
    configuration.weightLabels,
    configuration.priceLabels,
    configuration.returnPoints,
  ];
  const update = async (client: DatabaseClient) => {
    const changed = await client.query(UPDATE, [version, ...values]);
    if (changed.rowCount !== 0) return;
    const existing = await client.query('select 1 from merchant_settings');
    throw existing.rowCount === 0 ? refuseUnknown('The setting of this merchant') : refuseStale();
  };
  await context.database.inTransaction(session.realmId, update, { by: actorOf(request, 'save') });
}

const satangOf = (baht: number | null) => (baht === null ? null : fromBaht(baht));

function readConfiguration(given: Record<string, unknown>) {
  const form = Object.fromEntries(Object.entries(CONFIGURATION).map(([name, wire]) => [name, given[wire]]));
  const read = configurationForm.safeParse(form);
  if (read.success) return read.data;
  throw refuseFields(
    read.error.issues.map(({ path, message }): Problem => {
      const name = String(path[0]) as keyof typeof CONFIGURATION;
      return { path: `configuration.${CONFIGURATION[name] ?? name}`, message };
    }),
  );
}

function readCodes(given: Record<string, unknown>) {
  // A flag that says "is set" comes back from a form in which the code was hidden.
  const typed = Object.entries(given).filter(([, value]) => typeof value !== 'boolean');
  const read = authorizationCodeForm.safeParse(Object.fromEntries(typed));
  if (read.success) return read.data;
  throw refuseFields(
    read.error.issues.map(({ path, message }) => ({ path: `authorize_code.${path.join('.')}`, message })),
  );
}

const UPDATE = `
  update merchant_settings set version = version + 1,
    earn_cash = coalesce($2, earn_cash), earn_point = coalesce($3, earn_point),
    redeem_cash = coalesce($4, redeem_cash), redeem_point = coalesce($5, redeem_point),
    authorize_code_adjust_hash = coalesce($6, authorize_code_adjust_hash),
    authorize_code_void_hash = coalesce($7, authorize_code_void_hash),
    backdating_days = coalesce($8, backdating_days), claim_days = coalesce($9, claim_days),
    max_unit_price = coalesce($10, max_unit_price), max_line_qty = coalesce($11, max_line_qty),
    max_bill_amount = coalesce($12, max_bill_amount),
    max_typed_discount_percent = coalesce($13, max_typed_discount_percent),
    sale_start = coalesce($14, sale_start), transfer_proof = coalesce($15, transfer_proof),
    receipt_after_sale = coalesce($16, receipt_after_sale),
    weight_labels = coalesce($17, weight_labels), price_labels = coalesce($18, price_labels),
    return_points = coalesce($19, return_points)
  where version = $1`;
