/** A list that scrolls within its height, with a shade at its foot while there is more: touch screens show no scroll bar. */
export const BOUND_LIST = {
  overflowY: 'auto',
  background: [
    'linear-gradient(to top, var(--ground, var(--card)) 12px, transparent) bottom / 100% 32px no-repeat local',
    'linear-gradient(to top, color-mix(in srgb, var(--ink) 20%, transparent), transparent) bottom / 100% 12px no-repeat scroll',
  ].join(', '),
} as const;
