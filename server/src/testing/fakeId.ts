const KINDS = [
  'realm',
  'user',
  'role',
  'branch',
  'member',
  'product',
  'category',
  'tier',
  'coupon',
  'condition',
  'offer',
  'institute',
  'channel',
  'card',
  'method',
  'badge',
  'transaction',
  'reward',
  'menu',
  'postcode',
  'sub-district',
  'district',
  'province',
  'social',
  'occupation',
  'potential',
  'subCategory',
  'supplier',
  'location',
  'event',
  'target',
  'merge',
  'parked',
  'till',
  'shift',
  'document',
] as const;
export type FakeKind = (typeof KINDS)[number];

/** The same UUID for the same record in every run. */
export function fakeId(kind: FakeKind, index: number): string {
  const group = (KINDS.indexOf(kind) + 1).toString(16).padStart(4, '0');
  return `00000000-${group}-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
