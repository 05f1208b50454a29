import { type TSchema, Type } from '@sinclair/typebox';
import { MAX_BILL, MAX_CLAIM_DAYS, MAX_LINE_QTY, MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { COUNTER_CHOICES } from '@taem/domain/merchant/counterSetting.ts';
import { MAX_BACKDATING_DAYS } from '@taem/domain/merchant/saleTime.ts';
import type { JsonSchema } from '../http/Operation.ts';
import { TextOrNull } from '../resource/jsonShapes.ts';
import { fixed } from '../resource/resourceOperations.ts';

/** One of the choices of how a shop works at its counter. */
const choiceOf = (name: keyof typeof COUNTER_CHOICES, description?: string) =>
  Type.Union(
    COUNTER_CHOICES[name].map(({ value }) => Type.Literal(value)),
    description === undefined ? {} : { description },
  );
const SaleStart = choiceOf('saleStart', 'What a sale begins with: the goods, or the question who buys.');
const TransferProof = choiceOf(
  'transferProof',
  "Whether a transfer takes the customer's bank and the picture of its slip.",
);
const WeightLabels = choiceOf('weightLabels', 'What barcodes of a scale begin with that have the weight in grams.');
const PriceLabels = choiceOf('priceLabels', 'What barcodes of a scale begin with that have the price in satang.');
const ReceiptAfterSale = choiceOf('receiptAfterSale', 'Whether a receipt is printed by a button, at once, or not.');

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
  }),
  authorizes: Type.Array(Type.Object({ object_code: Type.String(), action_codes: Type.Array(Type.String()) })),
  now: Type.String({
    format: 'date-time',
    description: 'By the clock of the database, which says what day it is for every sale and figure.',
  }),
});

export const Setting = Type.Object({
  merchant_config: Type.Object({
    configuration: Type.Object({
      earn_cash: Type.Number(),
      earn_point: Type.Integer(),
      redeem_cash: Type.Number(),
      redeem_point: Type.Integer(),
      reward_item_id: TextOrNull,
      reward_instance_id: TextOrNull,
      backdating_days: Type.Integer({ description: 'How many days back a sale may be dated.' }),
      claim_days: Type.Integer({ description: "For how many days the points of a guest's receipt can be claimed." }),
      max_unit_price: Type.Number({ description: 'Highest price of one piece, in baht.' }),
      max_line_qty: Type.Integer({ description: 'Most pieces of one line.' }),
      max_bill_amount: Type.Number({ description: 'Highest sum of all lines and delivery of a bill, in baht.' }),
      max_typed_discount_percent: Type.Integer({
        description: 'What a discount whose value is typed without a code may take off, in percent of the lines.',
      }),
      sale_start: SaleStart,
      transfer_proof: TransferProof,
      receipt_after_sale: ReceiptAfterSale,
      weight_labels: WeightLabels,
      price_labels: PriceLabels,
      currency_code: Type.String(),
    }),
    authorize_code: Type.Object(
      { adjust: Type.Boolean(), void: Type.Boolean() },
      { description: 'Whether they are set; the codes themselves are never given.' },
    ),
    __v: Type.Integer(),
  }),
});

const orNull = (shape: TSchema) => Type.Optional(Type.Union([shape, Type.Null()]));
const Rate = Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()]));
const Days = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: MAX_BACKDATING_DAYS }), Type.Null()]));
const ClaimDays = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: MAX_CLAIM_DAYS }), Type.Null()]));
const BillAmount = Type.Optional(Type.Union([Type.Number({ minimum: 0.01, maximum: MAX_BILL / 100 }), Type.Null()]));
const UnitPrice = Type.Optional(
  Type.Union([Type.Number({ minimum: 0.01, maximum: MAX_UNIT_PRICE / 100 }), Type.Null()]),
);
const LineQty = Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: MAX_LINE_QTY }), Type.Null()]));
const Percent = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]));
const Code = Type.Optional(Type.Union([Type.String({ maxLength: 50 }), Type.Null()]));

/** What may be written of the setting. */
export const SettingChange = Type.Object({
  configuration: Type.Optional(
    Type.Object({
      earn_cash: Rate,
      earn_point: Rate,
      redeem_cash: Rate,
      redeem_point: Rate,
      backdating_days: Days,
      claim_days: ClaimDays,
      max_unit_price: UnitPrice,
      max_line_qty: LineQty,
      max_bill_amount: BillAmount,
      max_typed_discount_percent: Percent,
      sale_start: orNull(SaleStart),
      transfer_proof: orNull(TransferProof),
      receipt_after_sale: orNull(ReceiptAfterSale),
      weight_labels: orNull(WeightLabels),
      price_labels: orNull(PriceLabels),
    }),
  ),
  authorize_code: Type.Optional(Type.Object({ adjust: Code, void: Code })),
  __v: Type.Integer({ minimum: 0 }),
});
