import { type Static, Type } from '@sinclair/typebox';
import { ADDRESS_PARTS, type AddressPart, type TaxAddress, taxPart } from '@taem/domain/merchant/addressParts.ts';
import { approvalForm } from '@taem/domain/merchant/approvalSetting.ts';
import { counterForm } from '@taem/domain/merchant/counterForm.ts';
import {
  authorizationCodeForm,
  billBoundsForm,
  pointValueForm,
  sellingForm,
  shopForm,
} from '@taem/domain/merchant/settingsForm.ts';
import { MAX_PAPER_TEXT, taxForm } from '@taem/domain/merchant/taxSetting.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { type Problem, refuseFields, refuseStale, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { writeAsCaller } from '../http/writeAsCaller.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { readVersion } from '../resource/writeRecord.ts';
import { composeAddress } from './composeAddress.ts';
import { judgeTax } from './judgeTax.ts';
import { SETTING_TAX_FIELDS } from './merchantSettings.ts';
import { refuseOnePrefix } from './refuseOnePrefix.ts';

export const SettingBody = Type.Object({
  configuration: Type.Optional(orNull(Type.Record(Type.String(), Type.Unknown()))),
  authorize_code: Type.Optional(orNull(Type.Record(Type.String(), Type.Unknown()))),
  __v: Type.Optional(Type.Unknown()),
});
export type SettingBody = Static<typeof SettingBody>;

/** The wire names that may be written, which equal the columns, by their names in the form that checks them. */
const CONFIGURATION = {
  shopName: 'shop_name',
  earnCash: 'earn_cash',
  earnPoint: 'earn_point',
  redeemCash: 'redeem_cash',
  redeemPoint: 'redeem_point',
  backdatingDays: 'backdating_days',
  dayEndsAt: 'day_ends_at',
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
  saleShift: 'sale_shift',
  tillIdle: 'till_idle',
  cashRounding: 'cash_rounding',
  approveOwnPrice: 'approve_own_price',
  approveDiscountAbove: 'approve_discount_above',
  approvePointsAbove: 'approve_points_above',
  approveBackDating: 'approve_back_dating',
  approveVoid: 'approve_void',
  approveReturnAbove: 'approve_return_above',
  approveCashAbove: 'approve_cash_above',
  approveDifferenceAbove: 'approve_difference_above',
  taxMode: 'tax_mode',
  vatPercent: 'vat_percent',
  vatFrom: 'vat_from',
  vatPercentBefore: 'vat_percent_before',
  taxName: 'tax_name',
  taxId: 'tax_id',
  taxAddress: 'tax_address',
  taxHouseNo: 'tax_house_no',
  taxBuilding: 'tax_building',
  taxMoo: 'tax_moo',
  taxSoi: 'tax_soi',
  taxRoad: 'tax_road',
  taxSubDistrictId: 'tax_sub_district_id',
  taxPostcode: 'tax_postcode',
  receiptHead: 'receipt_head',
  receiptFoot: 'receipt_foot',
  taxRequestDays: 'tax_request_days',
  mailReplyTo: 'mail_reply_to',
  taxMailCopy: 'tax_mail_copy',
  taxMailSubject: 'tax_mail_subject',
} as const;
type Name = keyof typeof CONFIGURATION;
const NAMES = Object.keys(CONFIGURATION) as Name[];
const TAX_FIELDS = Object.fromEntries(
  Object.entries(SETTING_TAX_FIELDS).map(([kind, field]) => [kind, `configuration.${field}`]),
) as typeof SETTING_TAX_FIELDS;
/** In baht on the wire, in satang in the database. */
const MONEY: ReadonlySet<Name> = new Set([
  'earnCash',
  'redeemCash',
  'maxUnitPrice',
  'maxBillAmount',
  'approveReturnAbove',
  'approveCashAbove',
  'approveDifferenceAbove',
]);

const configurationForm = shopForm
  .extend(pointValueForm.shape)
  .extend(sellingForm.shape)
  .extend(billBoundsForm.shape)
  .extend(counterForm.shape)
  .extend(approvalForm.shape)
  .extend(taxForm.shape);

/**
 * Updates settings of rates and tills, and authorization codes (CALL-07). Empty or absent values stay; codes are stored
 * only as hashes.
 */
export async function updateMerchantSetting(context: GatewayContext, request: FastifyRequest, body: SettingBody) {
  const { session } = request;
  const version = readVersion(body.__v);
  const configuration = readConfiguration(body.configuration ?? {});
  const codes = readCodes(body.authorize_code ?? {});
  const [adjust, voided] = await Promise.all([
    codes.adjust ? hashSecret(codes.adjust) : null,
    codes.void ? hashSecret(codes.void) : null,
  ]);
  const update = async (client: DatabaseClient) => {
    const judge = await judgeTax(client, session.realmId, TAX_FIELDS);
    const given = { ...configuration, ...(await composeTaxAddress(client, configuration)) };
    const values = [adjust, voided, ...NAMES.map((name) => columnOf(name, given[name]))];
    const changed = await client.query(UPDATE, [version, ...values]);
    if (changed.rowCount !== 0) {
      await refuseOnePrefix(client, 'configuration.price_labels');
      return judge();
    }
    const existing = await client.query('select 1 from merchant_settings');
    throw existing.rowCount === 0 ? refuseUnknown('The setting of this merchant') : refuseStale();
  };
  await writeAsCaller(context.database, request, update);
}

type LineAndParts = TaxAddress & { taxAddress: string };

/** Composes the registered address with `composeAddress`. */
async function composeTaxAddress(
  client: DatabaseClient,
  given: { readonly [Name in keyof LineAndParts]: string | null },
): Promise<Partial<LineAndParts>> {
  const pick = (from: Partial<Readonly<Record<string, string | null>>>) =>
    Object.fromEntries(ADDRESS.map((part) => [part, from[nameOf(part)] ?? undefined]));
  const [now] = (await client.query<LineAndParts>(TAX_ADDRESS)).rows;
  if (!now) return {};
  const composed = await composeAddress(client, pick(given), pick(now) as Record<AddressPart | 'line', string>, {
    most: MAX_PAPER_TEXT,
    pathOf: (name) => `configuration.${CONFIGURATION[nameOf(name)]}`,
  });
  return Object.fromEntries(
    ADDRESS.flatMap((part) => (composed[part] === undefined ? [] : [[nameOf(part), composed[part]]])),
  );
}

const ADDRESS = ['line', ...ADDRESS_PARTS] as const;
const nameOf = (part: (typeof ADDRESS)[number]) => (part === 'line' ? 'taxAddress' : taxPart(part));
const TAX_ADDRESS = `select ${ADDRESS.map(nameOf)
  .map((name) => `${CONFIGURATION[name]} as "${name}"`)
  .join(', ')} from merchant_settings`;

const columnOf = (name: Name, value: string | number | null) =>
  MONEY.has(name) && typeof value === 'number' ? fromBaht(value) : value;

function readConfiguration(given: Record<string, unknown>) {
  const form = Object.fromEntries(Object.entries(CONFIGURATION).map(([name, wire]) => [name, given[wire]]));
  const read = configurationForm.safeParse(form);
  if (read.success) return read.data;
  throw refuseFields(
    read.error.issues.map(({ path, message }): Problem => {
      const name = String(path[0]) as Name;
      return { path: `configuration.${CONFIGURATION[name] ?? name}`, message };
    }),
  );
}

function readCodes(given: Record<string, unknown>) {
  // A form that did not get the code sends back the flag that one is set.
  const typed = Object.entries(given).filter(([, value]) => typeof value !== 'boolean');
  const read = authorizationCodeForm.safeParse(Object.fromEntries(typed));
  if (read.success) return read.data;
  throw refuseFields(
    read.error.issues.map(({ path, message }) => ({ path: `authorize_code.${path.join('.')}`, message })),
  );
}

const UPDATE = `
  update merchant_settings set version = version + 1,
    authorize_code_adjust_hash = coalesce($2, authorize_code_adjust_hash),
    authorize_code_void_hash = coalesce($3, authorize_code_void_hash),
    ${NAMES.map((name, at) => `${CONFIGURATION[name]} = coalesce($${at + 4}, ${CONFIGURATION[name]})`).join(', ')}
  where version = $1`;
