import { DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import { type GraphQLField, isRequiredArgument } from 'graphql';
import type { TestStack } from './stack/startTestStack.ts';

/** The arguments of each query that needs an id. */
const ONE: Readonly<
  Record<string, keyof TestStack['ids'] | 'sale' | 'province' | 'district' | 'subDistrict' | 'postcode'>
> = {
  transaction: 'sale',
  previewVoidTransaction: 'sale',
  districts: 'province',
  subDistricts: 'district',
  district: 'district',
  subDistrict: 'subDistrict',
  postcode: 'postcode',
  postcodes: 'subDistrict',
  member: 'mali',
  potential: 'potential',
  previewPotentialErasure: 'potential',
  product: 'coffee',
  stockProduct: 'coffee',
  productCategory: 'drinks',
  productSubCategory: 'hot',
  optionGroup: 'sizes',
  till: 'till',
  shift: 'shift',
  memberTier: 'gold',
  offer: 'open',
  paymentChannel: 'channel',
  merchantBranch: 'ari',
  merchantUser: 'cashier',
  serviceAccount: 'exporter',
  merchantRole: 'cashierRole',
  stockImport: 'goods',
  stockCount: 'count',
  stockLevel: 'shelf',
  calendarEntry: 'appointment',
  supplier: 'supplier',
  location: 'location',
  revenueTarget: 'target',
};

/** Lists whose first record is loaded by id. */
export const FIRST_OF: Readonly<Record<string, string>> = {
  menu: 'menus',
  memberBadge: 'memberBadges',
  paymentMethod: 'paymentMethods',
  institute: 'institutes',
  card: 'cards',
  coupon: 'coupons',
  condition: 'conditions',
  province: 'provinces',
  color: 'colors',
  currency: 'currencies',
  locale: 'locales',
  occupation: 'occupations',
  event: 'events',
  social: 'socials',
  rewardType: 'rewardTypes',
  attribute: 'attributes',
  earningRule: 'earningRules',
  rewardItem: 'rewardItems',
  rewardInstance: 'rewardInstances',
  template: 'templates',
};

const thisMonth = () => localDate(new Date(), DEFAULT_TIME_ZONE).slice(0, 7);
const EVER = 'range: { from: "2000-01-01", to: "2999-12-31" }';

/** The arguments of each query, with ids by their names after `$`; null where it needs none. */
export const queryArguments = ({ name, args }: GraphQLField<unknown, unknown>): string | null => {
  const one = ONE[name];
  const [id] = args.filter(isRequiredArgument);
  if (one && id) return `(${id.name}: "$${one}")`;
  if (FIRST_OF[name]) return `(id: "$${name}")`;
  if (name === 'previewReturn') return '(id: "$sale", lines: [{ position: 0, quantity: 1 }])';
  if (name === 'likelyMembers') return '(phone: "0812345678")';
  if (name === 'offerWhatIf') return `(offer: { items: [{ couponId: "$coupon", value: 10 }] }, ${EVER})`;
  if (name === 'tierWhatIf') return `(tierId: "$gold", privileges: [], ${EVER})`;
  if (name === 'tierStanding') return '(tier: { level: 1 })';
  if (args.some(({ name: argument }) => argument === 'range'))
    return '(range: { from: "2026-03-01", to: "2026-03-31" })';
  if (name === 'changes') return '(type: "Product", id: "$coffee")';
  if (name === 'changeRun') return '(id: "$run")';
  if (name === 'previewBulkEdit')
    return '(input: { type: "Product", field: "retailPrice", action: { kind: PERCENT, percent: 10 } })';
  if (name === 'node') return '(id: "$coffee")';
  if (name === 'nodes') return '(ids: ["$coffee", "$mali"])';
  if (name === 'dashboard') return '(id: "$dashboard")';
  if (name === 'dashboardSchedules' || name === 'scheduleCandidates') return '(dashboardId: "$dashboard")';
  if (name === 'preparation') return '(branchId: "$ari")';
  if (name === 'lastTaxBuyer' || name === 'paperMailing') return '(transactionId: "$sale")';
  if (/^(outputTax|salesJournal)/.test(name)) return `(filter: { month: "${thisMonth()}" })`;
  if (name === 'pointsLiabilityByTier') return '(day: "2026-03-31")';
  if (name === 'tillShift') return '(tillId: "$till")';
  if (name === 'offerUses' || name === 'tillUsers') return '(branchId: "$ari")';
  if (name === 'parkedBills') return '(branchId: "$ari")';
  if (name === 'parkedBill') return '(id: "$parked")';
  if (name === 'paymentConfirmations') return '(paymentChannelId: "$channel", ref1: "A", ref2: "B")';
  if (name === 'confirmationSecret') return '(paymentChannelId: "$channel")';
  if (name === 'savedViews') return '(list: "products")';
  if (name === 'savedSegments') return '(of: MEMBERS)';
  if (name === 'changesOfSet') return '(id: "$set")';
  if (name === 'importPictures') return '(id: "$import")';
  if (name === 'valuesOnDay') return '(type: "Product", id: "$coffee", field: "retailPrice", day: "2026-03-15")';
  if (name === 'roleImpact') return '(id: "$cashierRole", input: { authorizes: [] })';
  if (name === 'stockMovements') return '(filter: { productId: "$coffee" })';
  if (name === 'stockCountLines') return '(filter: { countId: "$count" })';
  if (name === 'onboardForm') return '(code: "FORM:MEMBER:ONBOARD:2.0")';
  if (name === 'previewMemberErasure') return '(id: "$mali")';
  if (['pointEntries', 'memberEvents', 'messageConsents'].includes(name)) return '(memberId: "$mali")';
  if (name === 'previewMemberMerge') return '(keepId: "$mali", mergeId: "$somchai")';
  if (name === 'memberMergeObstacles') return '(id: "$merge")';
  if (name === 'receiptPage') return '(token: "$claim")';
  if (name === 'selfRegisterForm') return '(token: "$token")';
  if (name === 'selfRegisterChoices') return '(token: "$token", source: PROVINCES)';
  return null;
};
