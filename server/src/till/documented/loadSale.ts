import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type SaleClock, saleTimeFault, saleTimeWords } from '@taem/domain/merchant/saleTime.ts';
import type { PaymentFacts } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PricingBasket, PricingOffer, PricingRules } from '@taem/domain/till/pricing.ts';
import { readSaleBody } from '@taem/domain/till/readSaleBody.ts';
import type { CheckedSaleBody } from '@taem/domain/till/saleBody.schema.ts';
import { toRequestedBasket } from '@taem/domain/till/saleRequest.ts';
import type { Context } from '../../gateway/context.ts';
import { loadHome } from '../../gateway/home.ts';
import { loadSetting } from '../../gateway/setting.ts';
import { textOf } from '../../gateway/textOf.ts';
import { userError } from '../../gateway/userErrors.ts';
import type { WireRecord } from '../../gateway/wire.ts';
import type { PayInput, PayOfferInput, UserError } from '../../generated/schema.ts';
import { loadAll, loadByIds } from '../loadRecords.ts';
import { channelsOf } from './channelsOf.ts';
import * as pricing from './pricingRecords.ts';

/** A sale with everything that is needed to price and record it. */
export type Sale = Omit<PaymentFacts, 'priced' | 'rules'> & { basket: PricingBasket; rules: PricingRules };

const PRODUCT = [
  'id',
  'code',
  'name',
  'retail_price',
  'skip_stock',
  'status',
  'category_id',
  'category',
  'sub_category_id',
  'sub_category',
];
const MEMBER = [
  'id',
  'status',
  'tier_id',
  ...['remaining_reward', 'total_revenue', 'total_transaction'].map((name) => `lifetime_value.${name}`),
];
const TIER = ['id', 'name', 'privileges'];
const OFFER = ['id', 'name', 'status', 'has_authorize_pin', 'conditions', 'items', 'terms', 'goods'];

/** Loads all records that the sale names, in one round of calls; returns errors for those that do not exist. */
export async function loadSale(context: Context, input: PayInput, body: CheckedSaleBody): Promise<Sale | UserError[]> {
  const request = readSaleBody(body);
  const offerIds = [input.discount?.offerId, input.offer?.offerId].filter((id) => id != null);
  const ruled = input.memberId != null || offerIds.length > 0;
  const [home, setting, products, members, tiers, offers, coupons, conditions, channels] = await Promise.all([
    loadHome(context),
    loadSetting(context),
    loadByIds(
      context,
      'Product',
      input.lines.map(({ productId }) => productId),
      PRODUCT,
    ),
    loadByIds(context, 'Member', input.memberId ? [input.memberId] : [], MEMBER),
    input.memberId ? loadAll(context, 'MemberTier', TIER) : NOTHING,
    loadByIds(context, 'Offer', offerIds, OFFER),
    ruled ? loadAll(context, 'Coupon') : NOTHING,
    ruled ? loadAll(context, 'Condition') : NOTHING,
    channelsOf(context, input.channels),
  ]);
  const branch = home.branches.find(({ id }) => id === input.branchId);
  const missing = [
    ...(branch ? [] : [notFound(['branchId'], 'branch')]),
    ...input.lines.flatMap(({ productId }, index) => active(products, productId, ['lines', index, 'productId'])),
    ...(input.memberId ? active(members, input.memberId, ['memberId']) : []),
    ...(input.discount ? active(offers, input.discount.offerId, ['discount', 'offerId']) : []),
    ...(input.offer ? active(offers, input.offer.offerId, ['offer', 'offerId']) : []),
    ...channels.missing,
    ...checkTime(input, {
      now: context.clock.now(),
      timeZone: zoneOf(branch),
      backdatingDays: setting.backdatingDays,
      dayEnds: setting.dayEnds,
      closedThrough: home.closedThrough,
    }),
  ];
  if (missing.length > 0) return missing;
  const member = members.get(input.memberId ?? '') ?? null;
  const tier = tiers.get(String(member?.tier_id)) ?? null;
  const createLocalTime = input.createLocalTime ?? formatLocalTime(toLocalTime(context.clock.now(), zoneOf(branch)));
  return {
    basket: toRequestedBasket(request, {
      shelf: pricing.mapOf(products, pricing.shelfPrice),
      categories: pricing.mapOf(products, (product) => textOf(product.category_id)),
      subCategories: pricing.mapOf(products, (product) => textOf(product.sub_category_id)),
      member: member && pricing.member(member),
      tier: tier && pricing.tier(tier),
      discount: chosen(input.discount, offers),
      offer: chosen(input.offer, offers),
      moment: { localTime: createLocalTime, branchId: input.branchId },
    }),
    rules: {
      rates: pricing.rates(setting),
      bounds: pricing.bounds(setting),
      coupons: pricing.mapOf(coupons, pricing.coupon),
      conditions: pricing.mapOf(conditions, pricing.condition),
    },
    products: pricing.mapOf(products, pricing.payloadProduct),
    guest: request.guest,
    channels: channels.payload,
    realmId: String(home.realm.id),
    branchId: input.branchId,
    createById: String(home.user.id),
    createLocalTime,
    remark: input.remark,
    rewardItemId: setting.rewardItemId,
    rewardInstanceId: setting.rewardInstanceId,
  };
}

type Records = ReadonlyMap<string, WireRecord>;
const NOTHING: Records = new Map();

function active(records: Records, id: string, path: readonly (string | number)[]): UserError[] {
  return records.get(id)?.status === 'Active'
    ? []
    : [notFound(path, path[0] === 'lines' ? 'product' : String(path[0]))];
}

function notFound(path: readonly (string | number)[], what: string): UserError {
  return userError('NOT_FOUND', `This ${what} does not exist, or is no longer Active.`, path);
}

function chosen(input: PayOfferInput | null | undefined, offers: Records): PricingOffer | null {
  const offer = input ? offers.get(input.offerId) : undefined;
  return offer ? pricing.offer(offer) : null;
}

function checkTime({ createLocalTime }: PayInput, clock: SaleClock): UserError[] {
  const fault = createLocalTime ? saleTimeFault(createLocalTime, clock) : null;
  if (!fault) return [];
  const code = fault === 'monthClosed' ? 'MONTH_CLOSED' : 'VALIDATION';
  return [userError(code, `createLocalTime ${saleTimeWords(fault, clock.backdatingDays)}`, ['createLocalTime'])];
}

function zoneOf(branch: WireRecord | undefined): string {
  return String(branch?.time_zone ?? DEFAULT_TIME_ZONE);
}
