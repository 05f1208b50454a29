// Made from the migrated database: npx vitest run --project gateway gateway/src/database/rowTypes.test.ts -u

export interface Appointments {
  id: string;
  realm_id: string;
  branch_id: string | null;
  member_id: string | null;
  name: string;
  description: string | null;
  start_time: Date;
  end_time: Date;
  created_at: Date;
  version: number;
}

export interface Approvals {
  id: string;
  realm_id: string;
  branch_id: string;
  actions: string[];
  subject: Buffer;
  given_to_id: string;
  approved_by_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  transaction_id: string | null;
}

export interface Attempts {
  key: string;
  points: number;
  expire: number | null;
}

export interface Attributes {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  choices: string[];
  created_at: Date;
  version: number;
}

export interface Cards {
  id: string;
  realm_id: string;
  institute_id: string;
  name: string;
  created_at: Date;
  version: number;
}

export interface CellMoves {
  id: string;
  code: string;
  side: 'source' | 'target';
  other_cell: string;
  step: 'copying' | 'sealed' | 'switching' | 'moved' | 'undoing';
  is_sealed: boolean;
  holds_messages: boolean;
  opened_at_transaction: string | null;
  started_at: Date;
  updated_at: Date;
}

export interface CellWrites {
  id: string;
  table_name: string;
}

export interface ChangeRuns {
  id: string;
  realm_id: string;
  user_id: string;
  kind: 'bulk' | 'revert';
  asked: unknown;
  items: string[];
  state: 'running' | 'done' | 'cancelled';
  done: number;
  changed: number;
  same: number;
  left_count: number;
  left_out: unknown;
  set_id: string;
  created_at: Date;
  updated_at: Date;
}

export interface Changes {
  id: number;
  realm_id: string;
  set_id: string;
  time: Date;
  record: string;
  record_id: string;
  before: unknown;
  after: unknown;
  secrets: string[] | null;
  transaction_id: string;
  source: string | null;
  user_id: string | null;
  username: string | null;
  address: string | null;
  client: string | null;
  branch_id: string | null;
  reverts_id: string | null;
}

export interface ClaimCodes {
  realm_id: string;
  transaction_id: string;
  phone: string;
  ref_code: string;
  otp_hash: string;
  tries: number;
  expires_at: Date;
}

export interface ClosedMonths {
  realm_id: string;
  id: string;
  month: string;
  figures: unknown;
  closed_at: Date;
  closed_by_id: string;
  reopened_at: Date | null;
  reopened_by_id: string | null;
  reopen_reason: string | null;
}

export interface Colors {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface Conditions {
  id: string;
  realm_id: string;
  name: string;
  type: string;
  template: unknown;
  created_at: Date;
  version: number;
}

export interface ConfirmationSecrets {
  realm_id: string;
  payment_channel_id: string;
  seed: Buffer;
  last_four: string;
  created_at: Date;
  created_by: string;
}

export interface Coupons {
  id: string;
  realm_id: string;
  name: string;
  type: string;
  value: number;
  template: unknown;
  qty: number;
  created_at: Date;
  version: number;
}

export interface Currencies {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface DailyChannels {
  realm_id: string;
  branch_id: string;
  business_date: string;
  type: string;
  institute_id: string;
  card_id: string;
  customer_type: string;
  slot: number;
  transactions: number;
  uses: number;
  amount: number;
}

export interface DailyGuests {
  realm_id: string;
  branch_id: string;
  business_date: string;
  gender: string;
  age: string;
  slot: number;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
}

export interface DailyHours {
  realm_id: string;
  branch_id: string;
  business_date: string;
  hour: number;
  create_by_id: string;
  customer_type: string;
  slot: number;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  delivery: number;
  cash_rounding: number;
  added_vat: number;
}

export interface DailyMembers {
  realm_id: string;
  branch_id: string;
  business_date: string;
  member_id: string;
  slot: number;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  earn_points: number;
  redeem_points: number;
  cash: number;
  card: number;
  transfer: number;
  other: number;
}

export interface DailyOffers {
  realm_id: string;
  branch_id: string;
  business_date: string;
  offer_id: string;
  customer_type: string;
  slot: number;
  transactions: number;
  discount: number;
  revenue: number;
}

export interface DailyProducts {
  realm_id: string;
  branch_id: string;
  business_date: string;
  product_id: string;
  category_id: string;
  sub_category_id: string;
  customer_type: string;
  slot: number;
  transactions: number;
  category_transactions: number;
  sub_category_transactions: number;
  qty: number;
  amount: number;
  tier_id: string;
  cost: number;
  costed_qty: number;
  costed_amount: number;
}

export interface DailySales {
  realm_id: string;
  branch_id: string;
  business_date: string;
  customer_type: string;
  slot: number;
  transactions: number;
  voided: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  delivery: number;
  earn_points: number;
  redeem_points: number;
  tier_id: string;
  documents: number;
  cash_rounding: number;
  cost: number;
  costed_qty: number;
  costed_amount: number;
  added_vat: number;
}

export interface DashboardSchedules {
  id: string;
  realm_id: string;
  document_id: string;
  owner_id: string | null;
  rule: unknown;
  is_active: boolean;
  next_due_at: Date;
  created_at: Date;
  version: number;
}

export interface DashboardVersions {
  realm_id: string;
  document_id: string;
  version: number;
  name: string;
  body: unknown;
  by_name: string | null;
  created_at: Date;
}

export interface Districts {
  id: string;
  province_id: string;
  name: string;
  i18n: unknown;
}

export interface ErasedPictures {
  realm_id: string;
  address: string;
  created_at: Date;
}

export interface Events {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface FileImports {
  id: string;
  realm_id: string;
  record: string;
  file_name: string;
  file_hash: string;
  branch_id: string | null;
  choices: unknown;
  mapping: unknown;
  inserted: number;
  updated: number;
  same: number;
  bad: number;
  created_at: Date;
  version: number;
  brought: string[];
  sheet: string | null;
}

export interface GuessWaits {
  key: string;
  guesses: number;
  tried_at: Date;
  next_try_at: Date;
}

export interface IdempotencyKeys {
  realm_id: string;
  key: string;
  request_hash: Buffer;
  transaction_id: string;
  available_points: number | null;
  created_at: Date;
  answer: unknown;
}

export interface ImportPictures {
  id: string;
  realm_id: string;
  import_id: string;
  product_id: string;
  row_number: number;
  source: string;
  state: 'waiting' | 'named' | 'done' | 'failed';
  message: string | null;
  address: string | null;
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

export interface Institutes {
  id: string;
  realm_id: string;
  name: string;
  image_url: string | null;
  font_color: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
  i18n: unknown;
}

export interface Locales {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface Locations {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  image_url: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface MemberBadges {
  id: string;
  realm_id: string;
  name: string;
  conditions: unknown;
  created_at: Date;
  version: number;
}

export interface MemberCodeCounters {
  realm_id: string;
  last: number;
}

export interface MemberMerges {
  id: string;
  realm_id: string;
  kept_id: string;
  merged_id: string;
  by_id: string | null;
  by_username: string | null;
  points: number;
  sale_ids: string[];
  appointment_ids: string[];
  sales_points_before: number;
  kept_before: unknown;
  merged_before: unknown;
  kept_after: unknown;
  undone_at: Date | null;
  undone_by_id: string | null;
  undone_by_username: string | null;
  created_at: Date;
  version: number;
}

export interface MemberPieces {
  member_id: string;
  pieces: number[];
}

export interface MemberProducts {
  realm_id: string;
  member_id: string;
  product_id: string;
  category_id: string;
  transactions: number;
  category_transactions: number;
  qty: number;
  amount: number;
}

export interface MemberSpans {
  id: string;
  realm_id: string;
  first_day: string;
  last_day: string;
  branch_ids: string[];
  wanted_at: Date;
}

export interface MemberTiers {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  level: number;
  status: 'Active' | 'Inactive';
  image_url: string | null;
  conditions: unknown;
  privileges: unknown;
  created_at: Date;
  version: number;
}

export interface Members {
  id: string;
  realm_id: string;
  branch_id: string | null;
  code: string;
  firstname: string;
  lastname: string;
  nickname: string | null;
  phone: string | null;
  email: string | null;
  birthdate: string | null;
  nationality: string | null;
  gender: string | null;
  state: string | null;
  line_id: string | null;
  instagram_id: string | null;
  address: string | null;
  image_url: string | null;
  tags: string[];
  i18n: unknown;
  status: 'Active' | 'Inactive';
  tier_id: string | null;
  points: number;
  total_payment: number;
  total_revenue: number;
  total_transaction: number;
  total_qty: number;
  first_transaction_time: Date | null;
  last_transaction_time: Date | null;
  created_at: Date;
  version: number;
  occupation_id: string | null;
  province_id: string | null;
  district_id: string | null;
  sub_district_id: string | null;
  postcode_id: string | null;
  recommended_by: string | null;
  invite_codes: string[];
  educations: unknown;
  works: unknown;
  socials: unknown;
  interests: unknown;
  merchant_remark: string | null;
  answers: unknown;
  merged_into_id: string | null;
  known_as: string;
  birthday: number | null;
  erased_at: Date | null;
  number: number;
  locale: 'th-TH' | 'en-US';
  brought_revenue: number;
  brought_transactions: number;
  code_twin: number;
  search_text: string;
}

export interface Menus {
  id: string;
  realm_id: string;
  code: string;
  name: string;
  parent_code: string | null;
  position: number;
  i18n: unknown;
}

export interface MerchantBranches {
  id: string;
  realm_id: string;
  code: string;
  name: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  status: 'Active' | 'Inactive';
  image_url: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  created_at: Date;
  version: number;
  tax_branch_no: string | null;
  house_no: string | null;
  building: string | null;
  moo: string | null;
  soi: string | null;
  road: string | null;
  sub_district_id: string | null;
  postcode: string | null;
}

export interface MerchantRoles {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  status: 'Active' | 'Inactive';
  authorizes: unknown;
  created_at: Date;
  version: number;
}

export interface MerchantSettings {
  realm_id: string;
  authorize_code_adjust_hash: string | null;
  authorize_code_void_hash: string | null;
  earn_cash: number;
  earn_point: number;
  redeem_cash: number;
  redeem_point: number;
  reward_item_id: string;
  reward_instance_id: string;
  version: number;
  backdating_days: number;
  id: string;
  claim_days: number;
  max_unit_price: number;
  max_line_qty: number;
  max_bill_amount: number;
  max_typed_discount_percent: number;
  sale_start: 'GOODS' | 'CUSTOMER';
  transfer_proof: 'OPTIONAL' | 'REQUIRED';
  receipt_after_sale: 'ASK' | 'PRINT' | 'NONE';
  weight_labels: string;
  price_labels: string;
  return_points: 'REFUSE' | 'DEDUCT';
  approve_own_price: 'NEVER' | 'ALWAYS';
  approve_discount_above: number;
  approve_back_dating: 'NEVER' | 'ALWAYS';
  approve_void: 'NEVER' | 'ALWAYS';
  approve_return_above: number;
  tax_mode: 'NONE' | 'INCLUDED' | 'ADDED';
  vat_percent: number;
  vat_from: string;
  vat_percent_before: number;
  tax_name: string;
  tax_id: string;
  tax_address: string;
  receipt_head: string;
  receipt_foot: string;
  till_idle: 'MINUTES_15' | 'MINUTES_60' | 'MINUTES_240';
  sale_shift: 'OPTIONAL' | 'REQUIRED';
  approve_cash_above: number;
  approve_difference_above: number;
  cash_rounding: 'NONE' | 'DOWN_25' | 'DOWN_50' | 'DOWN_100' | 'NEAREST_25' | 'NEAREST_50' | 'NEAREST_100';
  day_ends_at: number;
  day_ends: unknown;
  tax_request_days: number;
  logo_url: string;
  tax_house_no: string;
  tax_building: string;
  tax_moo: string;
  tax_soi: string;
  tax_road: string;
  tax_sub_district_id: string;
  tax_postcode: string;
  tax_mail_copy: string;
  tax_mail_subject: string;
  mail_reply_to: string;
  approve_points_above: number;
  shop_name: string;
}

export interface MerchantUsers {
  id: string;
  realm_id: string;
  username: string;
  password_hash: string;
  employee_no: string | null;
  firstname: string;
  lastname: string;
  birthdate: string | null;
  phone: string | null;
  email: string | null;
  job_title: string | null;
  job_unit: string | null;
  image_url: string | null;
  status: 'Active' | 'Inactive';
  role_id: string;
  branch_ids: string[];
  last_access_time: Date | null;
  created_at: Date;
  version: number;
  kind: 'person' | 'program';
}

export interface MessageConsents {
  id: string;
  realm_id: string;
  member_id: string;
  is_given: boolean;
  wording: string;
  language: 'th-TH' | 'en-US';
  by_id: string | null;
  by_username: string | null;
  time: Date;
  import_id: string | null;
}

export interface MonthlyChannels {
  realm_id: string;
  branch_id: string;
  month: string;
  type: string;
  institute_id: string;
  card_id: string;
  customer_type: string;
  transactions: number;
  uses: number;
  amount: number;
}

export interface MonthlyGuests {
  realm_id: string;
  branch_id: string;
  month: string;
  gender: string;
  age: string;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
}

export interface MonthlyHours {
  realm_id: string;
  branch_id: string;
  month: string;
  hour: number;
  create_by_id: string;
  customer_type: string;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  delivery: number;
  cash_rounding: number;
  added_vat: number;
}

export interface MonthlyMembers {
  realm_id: string;
  branch_id: string;
  month: string;
  member_id: string;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  earn_points: number;
  redeem_points: number;
  cash: number;
  card: number;
  transfer: number;
  other: number;
}

export interface MonthlyOffers {
  realm_id: string;
  branch_id: string;
  month: string;
  offer_id: string;
  customer_type: string;
  transactions: number;
  discount: number;
  revenue: number;
}

export interface MonthlyProducts {
  realm_id: string;
  branch_id: string;
  month: string;
  product_id: string;
  category_id: string;
  sub_category_id: string;
  customer_type: string;
  transactions: number;
  category_transactions: number;
  sub_category_transactions: number;
  qty: number;
  amount: number;
  tier_id: string;
  cost: number;
  costed_qty: number;
  costed_amount: number;
}

export interface MonthlySales {
  realm_id: string;
  branch_id: string;
  month: string;
  customer_type: string;
  transactions: number;
  voided: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  delivery: number;
  earn_points: number;
  redeem_points: number;
  tier_id: string;
  documents: number;
  cash_rounding: number;
  cost: number;
  costed_qty: number;
  costed_amount: number;
  added_vat: number;
}

export interface OauthClients {
  id: string;
  realm_id: string;
  secret_hash: string;
  name: string;
}

export interface Occupations {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface OfferVerifications {
  realm_id: string;
  session_id: string;
  offer_id: string;
  expires_at: Date;
}

export interface Offers {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  status: 'Active' | 'Inactive';
  authorize_pin: string | null;
  conditions: unknown;
  items: unknown;
  created_at: Date;
  version: number;
  terms: unknown;
  goods: unknown;
  is_automatic: boolean;
  limit_per_member: number | null;
  limit_per_day: number | null;
  limit_in_all: number | null;
}

export interface OnboardForms {
  id: string;
  realm_id: string | null;
  code: string;
  fields: unknown;
}

export interface OptionGroups {
  id: string;
  realm_id: string;
  name: string;
  min_choices: number;
  max_choices: number;
  options: unknown;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface OutboxMessages {
  id: string;
  realm_id: string;
  channel: 'email' | 'sms';
  recipient: string | null;
  content: unknown;
  state: 'waiting' | 'sent' | 'failed' | 'expired' | 'dropped';
  tries: number;
  next_try_at: Date;
  expires_at: Date;
  last_error: string | null;
  created_at: Date;
  ended_at: Date | null;
  transaction_id: string | null;
  tax_document_id: string | null;
  sent_by_id: string | null;
  has_recipient: boolean;
  has_copy: boolean;
}

export interface ParkedBills {
  id: string;
  realm_id: string;
  branch_id: string;
  name: string | null;
  status: 'Parked' | 'Paid' | 'Discarded';
  member_id: string | null;
  bill: unknown;
  amount_due: number;
  qty: number;
  points: number;
  created_at: Date;
  create_by_id: string | null;
  changed_at: Date;
  changed_by_id: string | null;
  opened_at: Date | null;
  opened_by_id: string | null;
  closed_at: Date | null;
  closed_by_id: string | null;
  transaction_id: string | null;
  version: number;
  name_version: number;
  bill_version: number;
}

export interface PasswordOtps {
  realm_id: string;
  account: string;
  user_id: string | null;
  ref_code: string;
  otp_hash: string;
  tries: number;
  expires_at: Date;
  verified_at: Date | null;
}

export interface PaymentChannels {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  payment_method_id: string;
  institute_id: string | null;
  account_name: string | null;
  account_no: string | null;
  action_code: string | null;
  image_url: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
  prompt_pay_id: string | null;
  biller_id: string | null;
  e_wallet_id: string | null;
}

export interface PaymentConfirmations {
  realm_id: string;
  id: string;
  payment_channel_id: string;
  reference: string;
  ref1: string;
  ref2: string;
  branch_id: string | null;
  amount: number;
  paid_at: Date;
  received_at: Date;
  outcome: string;
}

export interface PaymentMethods {
  id: string;
  realm_id: string;
  name: string;
  created_at: Date;
  version: number;
}

export interface PointEntries {
  id: string;
  realm_id: string;
  member_id: string;
  transaction_id: string | null;
  kind: 'opening' | 'earn' | 'redeem' | 'adjust' | 'void' | 'merge' | 'claim' | 'return';
  points: number;
  business_date: string;
  time: Date;
  by_id: string | null;
  remark: string | null;
  merge_id: string | null;
  import_id: string | null;
}

export interface Postcodes {
  id: string;
  sub_district_id: string;
  code: string;
}

export interface Potentials {
  id: string;
  realm_id: string;
  branch_id: string | null;
  firstname: string;
  lastname: string;
  nickname: string | null;
  phone: string | null;
  email: string | null;
  birthdate: string | null;
  nationality: string | null;
  gender: string | null;
  state: string | null;
  occupation_id: string | null;
  address: string | null;
  province_id: string | null;
  district_id: string | null;
  subdistrict_id: string | null;
  postcode_id: string | null;
  recommended_by: string | null;
  invite_codes: string[];
  image_url: string | null;
  tags: string[];
  i18n: unknown;
  status: 'Active' | 'Inactive';
  last_activity_time: Date;
  created_at: Date;
  version: number;
  member_id: string | null;
  locale: 'th-TH' | 'en-US';
}

export interface PreparedLines {
  realm_id: string;
  transaction_id: string;
  position: number;
  prepared_at: Date;
  prepared_by_id: string | null;
}

export interface ProductCategories {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  type: string;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
  option_group_ids: string[];
  station: string | null;
}

export interface ProductSubCategories {
  id: string;
  realm_id: string;
  category_id: string;
  name: string;
  description: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface Products {
  id: string;
  realm_id: string;
  code: string;
  name: string;
  description: string | null;
  retail_price: number;
  skip_stock: boolean;
  category_id: string | null;
  sub_category_id: string | null;
  hashtags: string[];
  currency: string;
  unit: string;
  type: string;
  status: 'Active' | 'Inactive';
  image_url: string | null;
  created_at: Date;
  version: number;
  code_key: string;
  code_twin: number;
  search_text: string;
  option_group_ids: string[];
  is_favourite: boolean;
  is_vat_exempt: boolean;
  reorder_level: number | null;
}

export interface Provinces {
  id: string;
  name: string;
  i18n: unknown;
}

export interface Realms {
  id: string;
  code: string;
  name: string;
  tax_id: string;
  show_vat: boolean;
  currency_code: string;
  time_zone: string;
  created_at: Date;
}

export interface RefreshTokens {
  token_hash: Buffer;
  realm_id: string;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface Replays {
  realm_id: string;
  owner: string;
  key: string;
  request_hash: string;
  answer: unknown;
  created_at: Date;
}

export interface RevenueTargets {
  id: string;
  realm_id: string;
  month: string;
  branch_id: string | null;
  amount: number;
  created_at: Date;
  version: number;
}

export interface RewardTypes {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface SavedDefaults {
  realm_id: string;
  user_id: string;
  kind: string;
  scope: string;
  document_id: string;
}

export interface SavedDocumentRoles {
  realm_id: string;
  document_id: string;
  role_id: string;
}

export interface SavedDocuments {
  id: string;
  realm_id: string;
  kind: 'view' | 'segment' | 'dashboard';
  scope: string;
  owner_id: string | null;
  is_shared: boolean;
  name: string;
  body: unknown;
  created_at: Date;
  version: number;
}

export interface ScheduleDeliveries {
  id: string;
  realm_id: string;
  schedule_id: string;
  user_id: string;
  due_at: Date;
  is_trial: boolean;
  state: 'WAITING' | 'SENT' | 'QUIET' | 'SKIPPED' | 'FAILED' | 'MISSED';
  reason: string | null;
  tries: number;
  lease_until: Date;
  session_id: string | null;
  message_id: string | null;
  created_at: Date;
  ended_at: Date | null;
  is_asked: boolean;
  read_with: unknown;
}

export interface SchedulePastLinks {
  realm_id: string;
  token_hash: Buffer;
  document_id: string;
  owner_id: string | null;
  user_id: string;
  name: string;
  locale: string;
  unsubscribed_at: Date | null;
  removed_at: Date;
}

export interface ScheduleRecipients {
  realm_id: string;
  schedule_id: string;
  user_id: string;
  is_listed: boolean;
  token_hash: Buffer;
  unsubscribed_at: Date | null;
  is_crossed: boolean;
  is_carried: boolean;
}

export interface SecurityEvents {
  id: string;
  realm_id: string;
  time: Date;
  kind: string;
  account: string | null;
  user_id: string | null;
  address: string | null;
  branch_id: string | null;
  subject: string | null;
  exported: unknown;
  rows: number | null;
}

export interface ServiceAccountKeys {
  id: string;
  realm_id: string;
  account_id: string;
  name: string;
  key_hash: Buffer;
  last_four: string;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface ServiceAccounts {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  role_id: string;
  branch_ids: string[];
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface Sessions {
  id: string;
  realm_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  is_run: boolean;
  till_branch_id: string | null;
  till_opened_by_id: string | null;
}

export interface SettledSpans {
  realm_id: string;
  first_day: string;
  last_day: string;
}

export interface ShiftEntries {
  id: string;
  realm_id: string;
  shift_id: string;
  amount: number;
  reason: string;
  at: Date;
  by_id: string;
  approved_by_id: string | null;
}

export interface Shifts {
  id: string;
  realm_id: string;
  branch_id: string;
  till_id: string;
  opened_at: Date;
  opened_by_id: string;
  opening_cash: number;
  opening_counts: unknown;
  number: number | null;
  closed_at: Date | null;
  closed_by_id: string | null;
  counted_cash: number | null;
  counts: unknown;
  expected_cash: number | null;
  difference: number | null;
  reason: string | null;
  report: unknown;
  approved_by_id: string | null;
  blind_refused: boolean;
  left_cash: number | null;
  expected_opening: number | null;
  opening_reason: string | null;
}

export interface ShortLinks {
  code: string;
  realm_id: string;
  token: string;
  expires_at: Date;
}

export interface SigningKeys {
  id: string;
  secret: Buffer;
  created_at: Date;
}

export interface Socials {
  id: string;
  position: number;
  code: string;
  name: string;
  i18n: unknown;
  value: string | null;
}

export interface SpanBuyers {
  realm_id: string;
  goods_id: string;
  is_category: boolean;
  first_day: string;
  last_day: string;
  buyers: string;
}

export interface SpanMembers {
  realm_id: string;
  span_id: string;
  member_id: string;
  transactions: number;
  qty: number;
  payment: number;
  discount: number;
  revenue: number;
  earn_points: number;
  redeem_points: number;
  ltv: number;
}

export interface Stock {
  realm_id: string;
  branch_id: string;
  product_id: string;
  qty: number;
  id: string;
  value: number | null;
  cost: number | null;
  moved_value: number | null;
}

export interface StockCountEntries {
  id: string;
  realm_id: string;
  count_id: string;
  product_id: string;
  mode: 'ADD' | 'SET';
  qty: number | null;
  counted: number | null;
  at: Date;
  by_id: string;
}

export interface StockCountLines {
  id: string;
  realm_id: string;
  count_id: string;
  product_id: string;
  code: string | null;
  name: string | null;
  counted: number | null;
  qty_at_count: number | null;
  moved_qty: number;
  counted_at: Date | null;
  counted_by_id: string | null;
  reason: string | null;
  value: number | null;
}

export interface StockCounts {
  id: string;
  realm_id: string;
  branch_id: string;
  name: string;
  description: string | null;
  category_id: string | null;
  supplier_id: string | null;
  is_blind: boolean;
  create_by_id: string;
  closed_at: Date | null;
  closed_by_id: string | null;
  uncounted: 'LEAVE' | 'ZERO' | null;
  created_at: Date;
  version: number;
}

export interface StockImportLines {
  import_id: string;
  position: number;
  realm_id: string;
  product_id: string;
  qty: number;
  cost_code: string | null;
  base_price: number | null;
  retail_price: number | null;
  final_price: number | null;
  location: string | null;
  remark: string | null;
  skip_stock: boolean;
}

export interface StockImports {
  id: string;
  realm_id: string;
  branch_id: string;
  supplier_id: string | null;
  create_by_id: string | null;
  code: string;
  invoice_no: string | null;
  name: string | null;
  description: string | null;
  created_at: Date;
  version: number;
  file_import_id: string | null;
}

export interface StockMovements {
  id: string;
  realm_id: string;
  branch_id: string;
  product_id: string;
  transaction_id: string | null;
  kind: 'opening' | 'sale' | 'void' | 'import' | 'return' | 'count';
  qty: number;
  time: Date;
  import_id: string | null;
  value: number | null;
  count_id: string | null;
}

export interface SubDistricts {
  id: string;
  district_id: string;
  name: string;
  i18n: unknown;
  code: string | null;
}

export interface Suppliers {
  id: string;
  realm_id: string;
  name: string;
  description: string | null;
  business_type: string | null;
  tax_id: string | null;
  contact1: string | null;
  contact2: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface TaxCounters {
  realm_id: string;
  branch_id: string;
  till_code: string;
  kind: string;
  last_number: number;
}

export interface TaxDocuments {
  id: string;
  realm_id: string;
  branch_id: string;
  till_code: string;
  kind: 'ABBREVIATED' | 'FULL' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  number: number;
  document_no: string;
  issued_at: Date;
  document_date: string;
  transaction_id: string;
  refers_to_id: string | null;
  seller: unknown;
  buyer: unknown;
  percent: number;
  lines: unknown;
  total: number;
  exempt: number;
  value: number;
  vat: number;
  reason: string | null;
  issued_by_id: string | null;
  left_value: number | null;
  prints: number;
  is_vat_added: boolean;
  replaces_id: string | null;
}

export interface TierChanges {
  id: string;
  realm_id: string;
  member_id: string;
  before_id: string | null;
  after_id: string | null;
  time: Date;
  import_id: string | null;
}

export interface TillPins {
  realm_id: string;
  user_id: string;
  pin_hash: string;
  tries: number;
  created_at: Date;
}

export interface Tills {
  id: string;
  realm_id: string;
  branch_id: string;
  code: string;
  name: string;
  registration_number: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
  version: number;
}

export interface TransactionChannels {
  transaction_id: string;
  position: number;
  realm_id: string;
  type: 'Cash' | 'Credit-Debit' | 'Transfer' | 'Other' | 'Exchange';
  amount: number;
  received_amount: number | null;
  payment_channel_id: string | null;
  institute_id: string | null;
  institute_name: string | null;
  card_id: string | null;
  card_name: string | null;
  action_code: string | null;
  sender: unknown;
  slip_bank: string | null;
  slip_reference: string | null;
  slip_is_free: boolean;
  returns_position: number | null;
  confirmation_id: string | null;
  confirmed_at: Date | null;
}

export interface TransactionItems {
  transaction_id: string;
  position: number;
  realm_id: string;
  item_ref: string;
  item_type: 'product' | 'privilege' | 'discount' | 'offer' | 'event';
  event_code: string;
  product_id: string | null;
  offer_id: string | null;
  name: string;
  code: string | null;
  category_id: string | null;
  category_name: string | null;
  sub_category_id: string | null;
  sub_category_name: string | null;
  skip_stock: boolean | null;
  qty: number;
  retail_price: number | null;
  charge_amount: number;
  paid_amount: number;
  discount_amount: number;
  earn_points: number;
  redeem_points: number;
  custom_value: number | null;
  coupons: unknown;
  options: unknown;
  note: string | null;
  returns_position: number | null;
  conditions: unknown;
  goods: unknown;
  sold_by_id: string | null;
  net_amount: number | null;
  cost: number | null;
}

export interface Transactions {
  id: string;
  realm_id: string;
  branch_id: string;
  transaction_no: string;
  status: 'Complete' | 'Void';
  type: string;
  business_date: string;
  create_local_time: string;
  time: Date;
  create_by_id: string;
  member_id: string | null;
  tier_id: string | null;
  tier_name: string | null;
  guest: unknown;
  total_qty: number;
  total_payment: number;
  total_discount: number;
  total_revenue: number;
  delivery_cost: number;
  earn_points: number;
  redeem_points: number;
  last_adjust_points: number | null;
  trace: unknown;
  remark: string | null;
  slip_image_url: string | null;
  void_remark: string | null;
  void_by_id: string | null;
  void_time: Date | null;
  version: number;
  claim_id: string | null;
  claimed_time: Date | null;
  returns_id: string | null;
  counted: number;
  returned_qty: number;
  exchange_id: string | null;
  till_id: string | null;
  void_till_id: string | null;
  shift_id: string | null;
  void_shift_id: string | null;
  cash_rounding: number;
  added_vat: number;
}
