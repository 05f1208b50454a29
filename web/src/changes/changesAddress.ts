import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { isUuid } from '@taem/domain/contract/isUuid.ts';
import { daysIn } from '../list/daysIn.ts';
import type { ListShape, ListState } from '../list/listAddress.ts';

export const CHANGES = {
  filters: ['from', 'to', 'userId', 'type'],
  filterOf: (address) => {
    const [userId = '', type = ''] = ['userId', 'type'].map((name) => address.get(name) ?? '');
    return {
      ...daysIn(address),
      ...(isUuid(userId) && { userId }),
      ...(RECORDED_TYPES.some((each) => each.type === type) && { type }),
    };
  },
  sorts: {},
  columns: [],
} as const satisfies ListShape;

export const changesVariables = ({ page, perPage, filter: { from, to, userId, type } }: ListState) => ({
  page,
  perPage,
  filter: { from: from ?? null, to: to ?? null, userId: userId ?? null, type: type ?? null },
});
