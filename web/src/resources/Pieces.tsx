import { Box } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useResourceMessages } from './messages.ts';

/** Pieces on a shelf; a negative number is marked in words too. null if they are not counted. */
export function Pieces({ quantity }: { readonly quantity: number | null }) {
  const t = useResourceMessages();
  if (quantity === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('pieces.notCounted')}
      </Box>
    );
  const text = formatCount(quantity);
  if (quantity >= 0) return text;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <StatusChip tone="bad">{t('pieces.below')}</StatusChip>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
        {text}
      </Box>
    </Box>
  );
}
