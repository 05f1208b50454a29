import { newCodesForm } from '@taem/domain/merchant/settingsForm.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingTabProps } from './PointValueTab.tsx';
import { SettingForm } from './SettingForm.tsx';

/** CONF-03 The authorization codes, which are never displayed. */
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
      ]}
      now={{
        adjustAuthorizeCode: '',
        voidAuthorizeCode: '',
      }}
      rule={newCodesForm}
      save={async (read) => userErrorsOf(await update({ variables: { input: { version: setting.version, ...read } } }))}
      onStale={onStale}
    />
  );
}
