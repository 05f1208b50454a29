import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useTillMessages } from '../words/messages.ts';
import type { LoadedDetails } from './useProductDetails.ts';

// The room of a category, a line of text and hashtags: what stands below keeps its place when they come.
const room = { minHeight: 84, mb: 2 } as const;
// Most answers are here before anyone could read an outline.
const late = {
  animation: 'show-late 0s 400ms backwards',
  '@keyframes show-late': { from: { visibility: 'hidden' } },
} as const;

/** Where a product belongs and what there is to say of it. */
export function ProductDetails({ details, failed }: LoadedDetails) {
  const words = useTillMessages();
  if (failed) {
    return (
      <Box sx={room}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {words('loadFailed')}
        </Typography>
      </Box>
    );
  }
  if (!details) {
    return (
      <Box sx={room} aria-busy>
        <Box sx={late}>
          <Skeleton width="50%" />
          <Skeleton width="80%" />
        </Box>
      </Box>
    );
  }
  const { category, subCategory, description, hashtags } = details;
  return (
    <Box sx={room}>
      {category && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[category.name, subCategory?.name].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {description && <Typography>{description}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        {hashtags.map((tag) => (
          <Chip key={tag} label={tag} size="small" />
        ))}
      </Box>
    </Box>
  );
}
