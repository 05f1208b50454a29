import type { Area } from '../execution/Area.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import { records } from './records.ts';

const IN_ORDER = { position: 1 } as const;

export const reference: Area = {
  resolvers: {
    Query: {
      ...listQuery('colors', { type: 'Color', one: 'color', sort: IN_ORDER }),
      ...listQuery('currencies', { type: 'Currency', one: 'currency', sort: IN_ORDER }),
      ...listQuery('locales', { type: 'Locale', one: 'locale', sort: IN_ORDER }),
      ...listQuery('occupations', { type: 'Occupation', one: 'occupation', sort: IN_ORDER }),
      ...listQuery('events', { type: 'Event', one: 'event', sort: IN_ORDER }),
      ...listQuery('socials', { type: 'Social', one: 'social', sort: IN_ORDER }),
      ...listQuery('rewardTypes', { type: 'RewardType', one: 'rewardType', sort: IN_ORDER }),
      ...listQuery('attributes', { type: 'Attribute', one: 'attribute' }),
      ...listQuery('earningRules', { type: 'EarningRule', one: 'earningRule' }),
      ...listQuery('rewardItems', { type: 'RewardItem', one: 'rewardItem' }),
      ...listQuery('rewardInstances', { type: 'RewardInstance', one: 'rewardInstance' }),
      ...listQuery('templates', { type: 'Template', one: 'template' }),
    },
  },
  records,
};
