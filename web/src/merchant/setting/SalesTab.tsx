import { APPROVAL_RULES, approvalForm, NO_APPROVALS } from '@taem/domain/merchant/approvalSetting.ts';
import { type DayEnds, MAX_DAY_ENDS_AT } from '@taem/domain/merchant/businessDay.ts';
import { COUNTER_CHOICES, counterForm } from '@taem/domain/merchant/counterForm.ts';
import { hasOnePrefix, SAME_SCALE_PREFIX } from '@taem/domain/merchant/scaleLabel.ts';
import { billBoundsForm, sellingForm } from '@taem/domain/merchant/settingsForm.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { shopDate } from '../../app/shopDay.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingTabProps } from './PointValueTab.tsx';
import { SettingForm } from './SettingForm.tsx';

const rule = sellingForm
  .extend(billBoundsForm.shape)
  .extend(counterForm.shape)
  .extend(approvalForm.shape)
  .refine(
    ({ weightLabels, priceLabels }) =>
      !hasOnePrefix({ weightLabels: weightLabels ?? 'NONE', priceLabels: priceLabels ?? 'NONE' }),
    {
      path: ['priceLabels'],
      message: SAME_SCALE_PREFIX,
    },
  );

/**
 * The steps of a sale (docs/adr/0129), when its business day ends, how far back it may be dated, how long its points may be
 * claimed, and how much is sold at once (docs/adr/0106).
 */
export function SalesTab({ setting, onStale }: SettingTabProps) {
  const t = useSettingMessages();
  const [update] = useUpdateSettingMutation();
  const language = useLanguage();
  const optionsOf = (name: keyof typeof COUNTER_CHOICES) =>
    COUNTER_CHOICES[name].map(({ value, words }) => ({ id: value, name: words[language] }));
  const dayEndsHint = useDayEndsHint(setting.dayEnds);
  const hours = Array.from({ length: MAX_DAY_ENDS_AT + 1 }, (_, hour) => ({
    id: String(hour),
    name: hour === 0 ? t('days.midnight') : t('days.hour', { hour: twoDigits(hour) }),
  }));
  const rules = APPROVAL_RULES.map(({ value, words }) => ({ id: value, name: words[language] }));
  return (
    <SettingForm
      sections={[
        {
          key: 'counter',
          title: t('counter.title'),
          fields: [
            {
              name: 'saleStart',
              label: t('counter.saleStart'),
              options: optionsOf('saleStart'),
              hint: t('counter.saleStartHint'),
            },
            {
              name: 'transferProof',
              label: t('counter.transferProof'),
              options: optionsOf('transferProof'),
              hint: t('counter.transferProofHint'),
            },
            {
              name: 'receiptAfterSale',
              label: t('counter.receiptAfterSale'),
              options: optionsOf('receiptAfterSale'),
            },
            {
              name: 'returnPoints',
              label: t('counter.returnPoints'),
              options: optionsOf('returnPoints'),
              hint: t('counter.returnPointsHint'),
            },
            {
              name: 'saleShift',
              label: t('counter.saleShift'),
              options: optionsOf('saleShift'),
              hint: t('counter.saleShiftHint'),
            },
            {
              name: 'tillIdle',
              label: t('counter.tillIdle'),
              options: optionsOf('tillIdle'),
              hint: t('counter.tillIdleHint'),
            },
          ],
        },
        {
          key: 'approval',
          title: t('approval.title'),
          hint: t('approval.intro'),
          fields: [
            {
              name: 'approveOwnPrice',
              label: t('approval.ownPrice'),
              options: rules,
              hint: t('approval.ownPriceHint'),
            },
            {
              name: 'approveDiscountAbove',
              label: t('approval.discount'),
              unit: t('unit.percent'),
              isLimit: true,
              hint: t('approval.discountHint'),
            },
            {
              name: 'approvePointsAbove',
              label: t('approval.points'),
              unit: t('unit.points'),
              isLimit: true,
              hint: t('approval.pointsHint'),
            },
            { name: 'approveBackDating', label: t('approval.backDating'), options: rules },
            { name: 'approveVoid', label: t('approval.void'), options: rules },
            {
              name: 'approveReturnAbove',
              label: t('approval.return'),
              unit: t('unit.baht'),
              isLimit: true,
              hint: t('approval.returnHint'),
            },
            {
              name: 'approveCashAbove',
              label: t('approval.cash'),
              unit: t('unit.baht'),
              isLimit: true,
              hint: t('approval.cashHint'),
            },
            {
              name: 'approveDifferenceAbove',
              label: t('approval.difference'),
              unit: t('unit.baht'),
              isLimit: true,
              hint: t('approval.differenceHint'),
            },
          ],
        },
        {
          key: 'scales',
          title: t('scales.title'),
          hint: t('scales.intro'),
          fields: [
            { name: 'weightLabels', label: t('scales.weight'), options: optionsOf('weightLabels') },
            { name: 'priceLabels', label: t('scales.price'), options: optionsOf('priceLabels') },
          ],
        },
        {
          key: 'days',
          title: t('days.title'),
          hint: t('days.intro'),
          fields: [
            { name: 'dayEndsAt', label: t('days.endsAt'), options: hours, hint: dayEndsHint },
            {
              name: 'backdatingDays',
              label: t('sales.backdating'),
              unit: t('unit.days'),
              hint: t('sales.backdatingHint'),
            },
          ],
        },
        {
          key: 'claims',
          fields: [
            { name: 'claimDays', label: t('sales.claimDays'), unit: t('unit.days'), hint: t('sales.claimDaysHint') },
          ],
        },
        {
          key: 'bounds',
          title: t('bounds.title'),
          hint: t('bounds.intro'),
          fields: [
            { name: 'maxUnitPrice', label: t('bounds.unitPrice'), unit: t('unit.baht') },
            { name: 'maxLineQuantity', label: t('bounds.lineQty'), unit: t('unit.pieces') },
            { name: 'maxBillAmount', label: t('bounds.bill'), unit: t('unit.baht'), hint: t('bounds.billHint') },
            {
              name: 'maxTypedDiscountPercent',
              label: t('bounds.typedDiscount'),
              unit: t('unit.percent'),
              hint: t('bounds.typedDiscountHint'),
            },
          ],
        },
      ]}
      now={{
        saleStart: setting.counter.saleStart,
        transferProof: setting.counter.transferProof,
        receiptAfterSale: setting.counter.receiptAfterSale,
        weightLabels: setting.counter.weightLabels,
        priceLabels: setting.counter.priceLabels,
        returnPoints: setting.counter.returnPoints,
        saleShift: setting.counter.saleShift,
        tillIdle: setting.counter.tillIdle,
        approveOwnPrice: setting.approval.approveOwnPrice,
        ...limitFields(setting.approval),
        approveBackDating: setting.approval.approveBackDating,
        approveVoid: setting.approval.approveVoid,
        dayEndsAt: String(setting.dayEndsAt),
        backdatingDays: String(setting.backdatingDays),
        claimDays: String(setting.claimDays),
        maxUnitPrice: String(setting.billBounds.maxUnitPrice),
        maxLineQuantity: String(setting.billBounds.maxLineQuantity),
        maxBillAmount: String(setting.billBounds.maxBillAmount),
        maxTypedDiscountPercent: String(setting.billBounds.maxTypedDiscountPercent),
      }}
      rule={rule}
      save={async (read) => {
        const input = { version: setting.version, ...read, ...limits(read) };
        return userErrorsOf(await update({ variables: { input } }));
      }}
      onStale={onStale}
    />
  );
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** Returns from when a change applies; for a pending one, from which day, and what applies until then. */
function useDayEndsHint(dayEnds: DayEnds): string {
  const t = useSettingMessages();
  const language = useLanguage();
  const last = dayEnds.at(-1);
  if (!last || last.from <= shopDate()) return t('days.endsAtHint');
  return t('days.pending', {
    hour: twoDigits(last.hour),
    day: writtenDay(last.from, language),
    before: twoDigits(dayEnds.at(-2)?.hour ?? 0),
  });
}

const LIMITS = [
  'approveDiscountAbove',
  'approvePointsAbove',
  'approveReturnAbove',
  'approveCashAbove',
  'approveDifferenceAbove',
] as const;
type Limits<Value> = Record<(typeof LIMITS)[number], Value>;

const eachLimit = <Value,>(of: (name: (typeof LIMITS)[number]) => Value) =>
  Object.fromEntries(LIMITS.map((name) => [name, of(name)])) as Limits<Value>;

/** Returns the fields of the limits; a limit that restricts nothing is an empty field. */
const limitFields = (setting: Limits<number>) =>
  eachLimit((name) => (setting[name] === NO_APPROVALS[name] ? '' : String(setting[name])));

/** Returns all limits for sending, because an omitted one would stay unchanged. */
const limits = (read: Partial<Limits<number | null>>) => eachLimit((name) => read[name] ?? NO_APPROVALS[name]);
