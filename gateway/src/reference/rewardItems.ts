import { defineResource } from '../resource/defineResource.ts';
import { id, joined, json, sharedName } from '../resource/fields.ts';

/** What members collect at this merchant; `reward_item_id` of the settings names it. */
export const rewardItems = defineResource({
  path: 'reward-items',
  listKey: 'reward_items',
  singleKey: 'reward_item',
  noun: 'The reward item',
  table: 'reward_items',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: sharedName(),
    i18n: json('i18n'),
    reward_type_id: id('reward_type_id'),
    'reward_type.id': joined('id', 'reward_type', 'id'),
    'reward_type.name': sharedName('reward_type'),
  },
  joins: { reward_type: { table: 'reward_types', on: 'reward_type.id = t.reward_type_id' } },
});
