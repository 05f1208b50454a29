import { integer, number, optionalText, text, texts, textWithin } from '../gateway/fields.ts';
import { derived, nested, recordType, relation } from '../gateway/recordType.ts';
import { at } from '../gateway/wire.ts';
import type {
  Attribute,
  Color,
  Currency,
  EarningRule,
  Event,
  Locale,
  Names,
  Occupation,
  RewardInstance,
  RewardItem,
  RewardType,
  Social,
  Template,
} from '../generated/schema.ts';

const coded = { id: text('id'), code: text('code'), name: text('name'), names: nested<Names>('Names', 'i18n') };

const names = recordType<Names>('Names', null, { th: nameIn('th-TH'), en: nameIn('en-US') });

const color = recordType<Color>(
  'Color',
  { path: 'colors', listKey: 'colors', singleKey: 'color' },
  { ...coded, hex: text('hex') },
);

const currency = recordType<Currency>(
  'Currency',
  { path: 'currencies', listKey: 'currencies', singleKey: 'currency' },
  { ...coded, symbol: text('symbol') },
);

const locale = recordType<Locale>('Locale', { path: 'locales', listKey: 'locales', singleKey: 'locale' }, coded);

const occupation = recordType<Occupation>(
  'Occupation',
  { path: 'occupations', listKey: 'occupations', singleKey: 'occupation' },
  coded,
);

const event = recordType<Event>('Event', { path: 'events', listKey: 'events', singleKey: 'event' }, coded);

const social = recordType<Social>(
  'Social',
  { path: 'socials', listKey: 'socials', singleKey: 'social' },
  { ...coded, url: optionalText('url') },
);

const rewardType = recordType<RewardType>(
  'RewardType',
  { path: 'reward-types', listKey: 'reward_types', singleKey: 'reward_type' },
  coded,
);

const attribute = recordType<Attribute>(
  'Attribute',
  { path: 'attributes', listKey: 'attributes', singleKey: 'attribute' },
  { id: text('id'), name: text('name'), description: optionalText('desc'), choices: texts('choices') },
);

const earningRule = recordType<EarningRule>(
  'EarningRule',
  { path: 'earning-rules', listKey: 'earning_rules', singleKey: 'earning_rule' },
  {
    id: text('id'),
    name: text('name'),
    eventCode: optionalText('event_code'),
    earnCash: number('earn_cash'),
    earnPoint: integer('earn_point'),
    rewardItemId: optionalText('reward_item_id'),
    rewardInstanceId: optionalText('reward_instance_id'),
  },
);

const rewardItem = recordType<RewardItem>(
  'RewardItem',
  { path: 'reward-items', listKey: 'reward_items', singleKey: 'reward_item' },
  {
    id: text('id'),
    name: text('name'),
    names: nested<Names>('Names', 'i18n'),
    rewardTypeId: text('reward_type_id'),
    rewardType: relation<RewardType>('RewardType', 'reward_type_id', { path: 'reward_type', fields: ['id', 'name'] }),
  },
);

const rewardInstance = recordType<RewardInstance>(
  'RewardInstance',
  { path: 'reward-instances', listKey: 'reward_instances', singleKey: 'reward_instance' },
  {
    id: text('id'),
    name: text('name'),
    names: nested<Names>('Names', 'i18n'),
    rewardItemId: text('reward_item_id'),
    rewardItem: relation<RewardItem>('RewardItem', 'reward_item_id'),
    redeemPoint: integer('redeem_point'),
    redeemCash: number('redeem_cash'),
  },
);

const template = recordType<Template>(
  'Template',
  { path: 'templates', listKey: 'templates', singleKey: 'template' },
  {
    id: text('id'),
    name: text('name'),
    kind: text('kind'),
    type: text('type'),
    logic: textWithin('template', 'logic'),
    variableName: textWithin('template', 'var_name'),
  },
);

export const records = [
  names,
  color,
  currency,
  locale,
  occupation,
  event,
  social,
  rewardType,
  attribute,
  earningRule,
  rewardItem,
  rewardInstance,
  template,
];

/** Names of other languages stand in `i18n` by locale. */
function nameIn(language: string) {
  return derived<string>([language], (i18n) => {
    const name = at(i18n, [language, 'name']);
    return typeof name === 'string' && name !== '' ? name : null;
  });
}
