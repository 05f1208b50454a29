import { pointValueForm } from '@taem/domain/merchant/settingsForm.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import type { SettingQuery } from '../gql/graphql.ts';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import { PointExample } from './PointExample.tsx';
import { SettingForm } from './SettingForm.tsx';

export interface SettingTabProps {
  readonly setting: NonNullable<SettingQuery['merchantSetting']>;
  readonly onStale: () => Promise<unknown>;
}

/** CONF-02 The rates at which points are earned and redeemed. */
export function PointValueTab({ setting, onStale }: SettingTabProps) {
  const t = useSettingMessages();
  const [update] = useUpdateSettingMutation();
  const { earnCash, earnPoint, redeemCash, redeemPoint } = setting.pointRates;
  const baht = t('unit.baht');
  const points = t('unit.points');
  return (
    <SettingForm
      sections={[
        {
          key: 'earn',
          title: t('points.earn'),
          hint: t('points.earnHint'),
          fields: [
            { name: 'earnCash', label: t('points.earnCash'), unit: baht },
            { name: 'earnPoint', label: t('points.earnPoint'), unit: points },
          ],
        },
        {
          key: 'redeem',
          title: t('points.redeem'),
          hint: t('points.redeemHint'),
          fields: [
            { name: 'redeemPoint', label: t('points.redeemPoint'), unit: points },
            { name: 'redeemCash', label: t('points.redeemCash'), unit: baht },
          ],
        },
      ]}
      now={{
        earnCash: String(earnCash),
        earnPoint: String(earnPoint),
        redeemPoint: String(redeemPoint),
        redeemCash: String(redeemCash),
      }}
      rule={pointValueForm}
      save={async (read) => userErrorsOf(await update({ variables: { input: { version: setting.version, ...read } } }))}
      onStale={onStale}
      below={(typed) => <PointExample typed={typed} now={setting.pointRates} />}
    />
  );
}
