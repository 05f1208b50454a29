import { Box, Stack, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';

/** Figures, each with its name above. */
export function Counts({ figures }: { readonly figures: readonly (readonly [label: string, value: number])[] }) {
  return (
    <Stack direction="row" component="dl" sx={{ columnGap: 4, rowGap: 2, m: 0, flexWrap: 'wrap' }}>
      {figures.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formatCount(value)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
