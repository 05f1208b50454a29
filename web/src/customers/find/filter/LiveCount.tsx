import { CircularProgress, Stack, Typography } from '@mui/material';
import { useFormat } from '../../../sale/useFormat.ts';
import { useFindMessages } from '../messages.ts';
import type { Found } from './useCount.ts';

/** How many the filter finds, of how many: `1,284 of 200,000 (0.6 %)`. */
export function LiveCount({ found: { found, all, isCounting, isFailed } }: { readonly found: Found }) {
  const t = useFindMessages();
  const format = useFormat();
  const share = found !== null && all ? (100 * found) / all : 0;
  const words =
    found === null
      ? ''
      : all === null
        ? t('count.found', { found: format.count(found) })
        : t('count.share', {
            found: format.count(found),
            all: format.count(all),
            share: share > 0 && share < 0.1 ? '< 0.1' : share.toFixed(share === 100 || share === 0 ? 0 : 1),
          });
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 28 }}>
      <Typography
        role="status"
        aria-live="polite"
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: isCounting ? 'text.secondary' : 'text.primary',
        }}
      >
        {isFailed ? t('count.failed') : words}
      </Typography>
      {isCounting && <CircularProgress size={16} aria-hidden />}
    </Stack>
  );
}
