import { authorizationCodeForm, sellingForm } from '@taem/domain/merchant/settingsForm.ts';
import { userErrorsOf } from '../../resources/userErrorsOf.ts';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingTabProps } from './PointValueTab.tsx';
import { SettingForm } from './SettingForm.tsx';

const rule = sellingForm.extend({
  adjustAuthorizeCode: authorizationCodeForm.shape.adjust,
  voidAuthorizeCode: authorizationCodeForm.shape.void,
});

/** CONF-03 The codes that staff type, which nobody reads back, and how far back a sale may be dated. */
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
      ]}
      now={{
        adjustAuthorizeCode: '',
        voidAuthorizeCode: '',
        backdatingDays: String(setting.backdatingDays),
        claimDays: String(setting.claimDays),
      }}
      rule={rule}
      save={async (read) => userErrorsOf(await update({ variables: { input: { version: setting.version, ...read } } }))}
      onStale={onStale}
    />
  );
}
