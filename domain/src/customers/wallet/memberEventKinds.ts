/** What the timeline of a member tells. `points` are those that no sale moved. */
export const MEMBER_EVENT_KINDS = [
  'registered',
  'sale',
  'void',
  'adjust',
  'points',
  'claim',
  'merge',
  'unmerge',
  'tier',
  'change',
  'message',
] as const;
