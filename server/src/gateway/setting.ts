import type { Context } from '../execution/context.ts';
import { at, isWireRecord } from './wire.ts';

/** GET merchant-setting/self: the rates in force, amounts in THB. */
export interface Setting {
  earnCash: number;
  earnPoint: number;
  redeemCash: number;
  redeemPoint: number;
  rewardItemId: string | null;
  rewardInstanceId: string | null;
}

export async function loadSetting(context: Context): Promise<Setting> {
  const payload = await context.gateway.get('/merchant-setting/self');
  const configuration = isWireRecord(payload) ? at(payload, ['merchant_config', 'configuration']) : null;
  const read = isWireRecord(configuration) ? configuration : {};
  return {
    earnCash: Number(read.earn_cash ?? 0),
    earnPoint: Number(read.earn_point ?? 0),
    redeemCash: Number(read.redeem_cash ?? 0),
    redeemPoint: Number(read.redeem_point ?? 0),
    rewardItemId: textOrNull(read.reward_item_id),
    rewardInstanceId: textOrNull(read.reward_instance_id),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
