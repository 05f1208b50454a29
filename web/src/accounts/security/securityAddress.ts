import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@taem/domain/accounts/securityEventKinds.ts';
import { daysOf } from '@taem/domain/time/dayRange.ts';
import { shopDate } from '../../app/shopDay.ts';
import { DAYS, daysIn, requestedDays } from '../../list/chosenDays.ts';
import type { ListShape, ListState } from '../../list/listAddress.ts';

const kindIn = (text: string | null | undefined): SecurityEventKind | null =>
  SECURITY_EVENT_KINDS.find((kind) => kind === text) ?? null;

export const SECURITY = {
  filters: ['kind', ...DAYS],
  filterOf: (address) => {
    const kind = kindIn(address.get('kind'));
    return { ...(kind && { kind }), ...daysIn(address) };
  },
  sorts: {},
  columns: ['time', 'kind', 'account', 'by', 'branch', 'address'],
  perPage: 25,
} as const satisfies ListShape;

export function securityVariables({ page, perPage, filter }: ListState) {
  return { page, perPage, filter: { kind: kindIn(filter.kind), ...daysOf(requestedDays(filter) ?? {}, shopDate()) } };
}
