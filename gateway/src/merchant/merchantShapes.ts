import { type TSchema, Type } from '@sinclair/typebox';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { MAX_BILL, MAX_CLAIM_DAYS, MAX_LINE_QTY, MAX_MEMBER_POINTS, MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { APPROVAL_RULES } from '@taem/domain/merchant/approvalSetting.ts';
import { MAX_DAY_ENDS_AT } from '@taem/domain/merchant/businessDay.ts';
import { COUNTER_CHOICES } from '@taem/domain/merchant/counterForm.ts';
import { MAX_ADDRESS_PART } from '@taem/domain/merchant/registeredAddress.ts';
import { MAX_BACKDATING_DAYS } from '@taem/domain/merchant/saleTime.ts';
import { MAX_STAMPED_SUBJECT } from '@taem/domain/merchant/stampedSubject.ts';
import { MAX_PAPER_TEXT, MAX_TAX_REQUEST_DAYS, MAX_VAT_PERCENT, TAX_MODES } from '@taem/domain/merchant/taxSetting.ts';
import type { JsonSchema } from '../http/Operation.ts';
import { oneOf, orNull, TextOrNull } from '../resource/jsonShapes.ts';
import { fixed } from '../resource/resourceOperations.ts';

/** Schema of one of the choices for how a shop works at its counter. */
const choiceOf = (name: keyof typeof COUNTER_CHOICES, description: string) =>
  oneOf<string>(
    COUNTER_CHOICES[name].map(({ value }) => value),
    description,
  );
const SaleStart = choiceOf('saleStart', 'What a sale begins with: the goods or the customer.');
const TransferProof = choiceOf(
  'transferProof',
  "Whether a transfer requires the customer's bank and the picture of its slip.",
);
const WeightLabels = choiceOf('weightLabels', 'Prefix of scale barcodes that contain the weight in grams.');
const PriceLabels = choiceOf('priceLabels', 'Prefix of scale barcodes that contain the price in satang.');
const ReceiptAfterSale = choiceOf(
  'receiptAfterSale',
  'Whether a receipt is printed on request, immediately, or not at all.',
);
const SaleShift = choiceOf('saleShift', 'Whether sales, returns, exchanges and voids require an open shift of a till.');
const TillIdle = choiceOf('tillIdle', 'How long a till that was handed over by PIN may be idle.');
const CashRounding = choiceOf(
  'cashRounding',
  'The unit, in satang, and direction of cash rounding; returns are rounded in the same way as sales.',
);
const ReturnPoints = choiceOf(
  'returnPoints',
  'What happens when a return takes back points that the member has already spent: it is refused, or their value is deducted.',
);
const Mode = oneOf<string>(
  TAX_MODES.map(({ value }) => value),
  'Whether the shop issues tax invoices.',
);
const rule = (what: string) =>
  oneOf<string>(
    APPROVAL_RULES.map(({ value }) => value),
    `Whether ${what} requires an approval.`,
  );
const OwnPrice = rule('a price typed by the cashier');
const BackDating = rule('a sale of an earlier day, or of an earlier hour with an offer that no longer applies,');
const Void = rule('a void');

const DayEnds = Type.Array(
  Type.Object({
    from: Type.String({ format: 'date', description: 'The first business day that begins at this hour.' }),
    hour: Type.Integer({ minimum: 0, maximum: MAX_DAY_ENDS_AT, description: 'By the clock of each branch.' }),
  }),
  {
    description:
      'Every hour at which business days ended, in order of `from`; before the first, and where there is none, at midnight. A sale before the hour is of the day before.',
  },
);

const records: JsonSchema = { $ref: '#/components/schemas/Branch' };

export const Home = fixed({
  user_profile: Type.Object({
    id: Type.String(),
    username: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
    job_title: TextOrNull,
    job_unit: TextOrNull,
    image_url: TextOrNull,
    role_id: Type.String(),
  }),
  realm_profile: Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() }),
  branch_profile: { anyOf: [records, { type: 'null' }] },
  branches: { type: 'array', items: records },
  merchant_profile: Type.Object({
    id: Type.String(),
    name: Type.String(),
    tax_id: TextOrNull,
    show_vat: Type.Boolean(),
    currency_code: Type.String(),
    day_ends: DayEnds,
    closed_through: orNull(
      Type.String({
        format: 'date',
        description: 'The last day of the books that are closed; null where no month is.',
      }),
    ),
  }),
  authorizes: Type.Array(Type.Object({ object_code: Type.String(), action_codes: Type.Array(Type.String()) })),
  now: Type.String({
    format: 'date-time',
    description: 'By the clock of the database, which determines the day of every sale and figure.',
  }),
});

export const Setting = Type.Object({
  merchant_config: Type.Object({
    configuration: Type.Object({
      shop_name: Type.String({ description: 'On receipts and mails, and on tax documents without a registered name.' }),
      earn_cash: Type.Number(),
      earn_point: Type.Integer(),
      redeem_cash: Type.Number(),
      redeem_point: Type.Integer(),
      reward_item_id: TextOrNull,
      reward_instance_id: TextOrNull,
      backdating_days: Type.Integer({ description: 'How many business days back a sale may be dated.' }),
      day_ends_at: Type.Integer({
        description:
          'The hour at which business days end, 0 for midnight, by the clock of each branch. A change counts from the next day on: `day_ends` has all of them.',
      }),
      day_ends: DayEnds,
      claim_days: Type.Integer({ description: "For how many days the points of a guest's receipt can be claimed." }),
      max_unit_price: Type.Number({ description: 'Highest price of one piece, in baht.' }),
      max_line_qty: Type.Integer({ description: 'Most pieces of one line.' }),
      max_bill_amount: Type.Number({ description: 'Highest sum of all lines and delivery of a bill, in baht.' }),
      max_typed_discount_percent: Type.Integer({
        description: 'Upper bound of a discount typed without a code, in percent of the lines.',
      }),
      sale_start: SaleStart,
      transfer_proof: TransferProof,
      receipt_after_sale: ReceiptAfterSale,
      weight_labels: WeightLabels,
      price_labels: PriceLabels,
      return_points: ReturnPoints,
      sale_shift: SaleShift,
      till_idle: TillIdle,
      cash_rounding: CashRounding,
      approve_own_price: OwnPrice,
      approve_discount_above: Type.Integer({
        description:
          'In percent of the lines: a discount typed without a code above this requires an approval; 100 for no limit.',
      }),
      approve_points_above: Type.Integer({
        description:
          'In points: a sale with which its member has spent more on one business day requires an approval, and so does an adjustment with which one user has added more; 1,000,000,000 for no limit.',
      }),
      approve_back_dating: BackDating,
      approve_void: Void,
      approve_return_above: Type.Number({
        description:
          'In baht: what one person hands back at a branch within a business day, by returns, exchanges and voids, requires an approval above this.',
      }),
      approve_cash_above: Type.Number({
        description:
          'In baht: cash that one person puts into or takes out of the drawers of a branch within a day requires an approval above this.',
      }),
      approve_difference_above: Type.Number({
        description:
          'In baht: closing a shift over or short by more than this requires an approval, counted with the shifts that the same person closed that day at the branch.',
      }),
      tax_mode: Mode,
      vat_percent: Type.Integer({ description: 'In percent, from `vat_from` on.' }),
      vat_from: Type.String({ format: 'date' }),
      vat_percent_before: Type.Integer({ description: 'In percent, for earlier dates.' }),
      tax_name: Type.String({ description: 'As registered; when empty, the name of the shop is used.' }),
      tax_id: Type.String({ description: '13 digits; may be empty.' }),
      tax_address: Type.String({ description: 'As registered; when empty, the address of the branch is used.' }),
      tax_house_no: Type.String({
        description: 'House number of the registered address by parts; empty where it was entered as one line.',
      }),
      tax_building: Type.String({ description: 'Building, floor and room.' }),
      tax_moo: Type.String({ description: 'Moo (village number).' }),
      tax_soi: Type.String({ description: 'Soi (lane).' }),
      tax_road: Type.String({ description: 'Road.' }),
      tax_sub_district_id: Type.String({
        description: 'Sub-district, with its district and province; empty where the address was entered as one line.',
      }),
      tax_postcode: Type.String({ description: '5 digits.' }),
      receipt_head: Type.String({ description: 'Lines above the items.' }),
      receipt_foot: Type.String({ description: 'Lines below the items, in place of the default thanks.' }),
      tax_request_days: Type.Integer({
        description: 'For how many days after a sale its customer may request the full tax invoice; 0 for never.',
      }),
      mail_reply_to: Type.String({
        description: 'Where answers to mailed papers go; empty for the sender of the installation.',
      }),
      tax_mail_copy: Type.String({
        description: 'Where a copy of each full tax invoice and its notes is mailed; empty for no copy.',
      }),
      tax_mail_subject: Type.String({
        description: 'The subject of such mails, with `{date}`, `{date_ce}`, `{kind}`, `{number}` and `{corrects}`.',
      }),
      logo_url: orNull(Type.String({ description: "The address of the shop's logo; null without one." })),
      currency_code: Type.String(),
    }),
    authorize_code: Type.Object(
      { adjust: Type.Boolean(), void: Type.Boolean() },
      { description: 'Whether the codes are set; the codes themselves are never returned.' },
    ),
    __v: Type.Integer(),
  }),
});

/** Makes a value optional: null or absent, it stays unchanged. */
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema));
const Rate = optional(Type.Number({ minimum: 0 }));
const Days = optional(Type.Integer({ minimum: 0, maximum: MAX_BACKDATING_DAYS }));
const ClaimDays = optional(Type.Integer({ minimum: 0, maximum: MAX_CLAIM_DAYS }));
const BillAmount = optional(Type.Number({ minimum: 0.01, maximum: MAX_BILL / 100 }));
const UnitPrice = optional(Type.Number({ minimum: 0.01, maximum: MAX_UNIT_PRICE / 100 }));
const LineQty = optional(Type.Integer({ minimum: 1, maximum: MAX_LINE_QTY }));
const Percent = optional(Type.Integer({ minimum: 0, maximum: 100 }));
const VatPercent = optional(Type.Integer({ minimum: 0, maximum: MAX_VAT_PERCENT }));
const Limit = optional(Type.Number({ minimum: 0, maximum: MAX_BILL / 100 }));
const PointsLimit = optional(Type.Integer({ minimum: 0, maximum: MAX_MEMBER_POINTS }));
const TaxRequestDays = optional(Type.Integer({ minimum: 0, maximum: MAX_TAX_REQUEST_DAYS }));
const AddressPart = optional(Type.String({ maxLength: MAX_ADDRESS_PART }));
const PaperText = optional(Type.String({ maxLength: MAX_PAPER_TEXT }));
const Code = optional(Type.String({ maxLength: 50 }));

/** The parts of the setting that may be written. */
export const SettingChange = Type.Object({
  configuration: Type.Optional(
    Type.Object({
      shop_name: optional(Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH })),
      earn_cash: Rate,
      earn_point: Rate,
      redeem_cash: Rate,
      redeem_point: Rate,
      backdating_days: Days,
      day_ends_at: optional(Type.Integer({ minimum: 0, maximum: MAX_DAY_ENDS_AT })),
      claim_days: ClaimDays,
      max_unit_price: UnitPrice,
      max_line_qty: LineQty,
      max_bill_amount: BillAmount,
      max_typed_discount_percent: Percent,
      sale_start: optional(SaleStart),
      transfer_proof: optional(TransferProof),
      receipt_after_sale: optional(ReceiptAfterSale),
      weight_labels: optional(WeightLabels),
      price_labels: optional(PriceLabels),
      return_points: optional(ReturnPoints),
      sale_shift: optional(SaleShift),
      till_idle: optional(TillIdle),
      cash_rounding: optional(CashRounding),
      approve_own_price: optional(OwnPrice),
      approve_discount_above: Percent,
      approve_points_above: PointsLimit,
      approve_back_dating: optional(BackDating),
      approve_void: optional(Void),
      approve_return_above: Limit,
      approve_cash_above: Limit,
      approve_difference_above: Limit,
      tax_mode: optional(Mode),
      vat_percent: VatPercent,
      vat_from: optional(Type.String({ format: 'date' })),
      vat_percent_before: VatPercent,
      tax_name: optional(Type.String({ maxLength: 200 })),
      tax_id: optional(Type.String({ maxLength: 30 })),
      tax_address: PaperText,
      tax_house_no: AddressPart,
      tax_building: AddressPart,
      tax_moo: AddressPart,
      tax_soi: AddressPart,
      tax_road: AddressPart,
      tax_sub_district_id: AddressPart,
      tax_postcode: AddressPart,
      receipt_head: PaperText,
      receipt_foot: PaperText,
      tax_request_days: TaxRequestDays,
      mail_reply_to: optional(Type.String({ maxLength: 200 })),
      tax_mail_copy: optional(Type.String({ maxLength: 200 })),
      tax_mail_subject: optional(Type.String({ maxLength: MAX_STAMPED_SUBJECT })),
    }),
  ),
  authorize_code: Type.Optional(Type.Object({ adjust: Code, void: Code })),
  __v: Type.Integer({ minimum: 0 }),
});
