import { defineResource } from '../resource/defineResource.ts';
import { id, integer, json, money, sharedName } from '../resource/fields.ts';

/** What the collected reward is worth now; the figures are those of the settings. */
export const rewardInstances = defineResource({
  path: 'reward-instances',
  listKey: 'reward_instances',
  singleKey: 'reward_instance',
  noun: 'The reward',
  table: 'reward_instances',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: sharedName(),
    i18n: json('i18n'),
    reward_item_id: id('reward_item_id'),
    redeem_point: integer('redeem_point'),
    redeem_cash: money('redeem_cash'),
    __v: integer('version'),
  },
});
