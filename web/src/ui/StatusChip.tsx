import { Chip } from '@mui/material';

export type StatusTone = 'good' | 'bad' | 'warning' | 'neutral';

const COLOURS = { good: 'success', bad: 'error', warning: 'warning', neutral: 'default' } as const;

/** A state as text; the colour only repeats it. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: string }) {
  return <Chip size="small" variant="outlined" color={COLOURS[tone]} label={children} />;
}
