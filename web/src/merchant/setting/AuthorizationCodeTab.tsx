import { authorizationCodeForm, billBoundsForm, sellingForm } from '@taem/domain/merchant/settingsForm.ts';
import { userErrorsOf } from '../../resources/userErrorsOf.ts';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingTabProps } from './PointValueTab.tsx';
import { SettingForm } from './SettingForm.tsx';

const rule = sellingForm.extend(billBoundsForm.shape).extend({
  adjustAuthorizeCode: authorizationCodeForm.shape.adjust,
  voidAuthorizeCode: authorizationCodeForm.shape.void,
});

/** CONF-03 The codes that staff type, which nobody reads back, how far back a sale may be dated, and how much is sold at once. */
export function AuthorizationCodeTab({ setting, onStale }: SettingTabProps) {
  const t = useSettingMessages();
  const [update] = useUpdateSettingMutation();
  const isSet = (set: boolean) => t(set ? 'codes.set' : 'codes.unset');
  return (
    <SettingForm
      sections={[
        {
          key: 'codes',
          hint: t('codes.intro'),
          fields: [
            { name: 'adjustAuthorizeCode', label: t('codes.adjust'), hint: isSet(setting.hasAdjustCode) },
            { name: 'voidAuthorizeCode', label: t('codes.void'), hint: isSet(setting.hasVoidCode) },
          ],
        },
        {
          key: 'backdating',
          fields: [
            {
              name: 'backdatingDays',
              label: t('codes.backdating'),
              unit: t('unit.days'),
              hint: t('codes.backdatingHint'),
            },
          ],
        },
        {
          key: 'claims',
          fields: [
            { name: 'claimDays', label: t('codes.claimDays'), unit: t('unit.days'), hint: t('codes.claimDaysHint') },
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
        adjustAuthorizeCode: '',
        voidAuthorizeCode: '',
        backdatingDays: String(setting.backdatingDays),
        claimDays: String(setting.claimDays),
        maxUnitPrice: String(setting.billBounds.maxUnitPrice),
        maxLineQuantity: String(setting.billBounds.maxLineQuantity),
        maxBillAmount: String(setting.billBounds.maxBillAmount),
        maxTypedDiscountPercent: String(setting.billBounds.maxTypedDiscountPercent),
      }}
      rule={rule}
      save={async (read) => userErrorsOf(await update({ variables: { input: { version: setting.version, ...read } } }))}
      onStale={onStale}
    />
  );
}
