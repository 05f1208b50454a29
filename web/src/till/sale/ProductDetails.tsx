import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useTillMessages } from '../words/messages.ts';
import type { LoadedDetails } from './useProductDetails.ts';

// Reserves the room of a category, a line of text and hashtags: the content below does not move when they are loaded.
const room = { minHeight: 84, mb: 2 } as const;
// Delays the outline: most answers arrive before anyone could read it.
const late = {
  animation: 'show-late 0s 400ms backwards',
  '@keyframes show-late': { from: { visibility: 'hidden' } },
} as const;

/** The categories, the description and the hashtags of a product. */
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
