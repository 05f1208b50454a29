/** The events of a member's timeline. `points` are movements without a sale. */
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
