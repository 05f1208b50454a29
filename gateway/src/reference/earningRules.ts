import { defineResource } from '../resource/defineResource.ts';
import { id, integer, json, money, sharedName, text } from '../resource/fields.ts';

/** For how much money a member earns how many points; the figures are those of the settings. */
export const earningRules = defineResource({
  path: 'earning-rules',
  listKey: 'earning_rules',
  singleKey: 'earning_rule',
  noun: 'The earning rule',
  table: 'earning_rules',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: sharedName(),
    i18n: json('i18n'),
    event_code: text('event_code'),
    earn_cash: money('earn_cash'),
    earn_point: integer('earn_point'),
    reward_item_id: id('reward_item_id'),
    reward_instance_id: id('reward_instance_id'),
    __v: integer('version'),
  },
});
