import { Box, Chip } from '@mui/material';

interface Props {
  readonly tags: readonly string[];
  readonly most: number;
  /** On one line, as in a row of a list. */
  readonly isLine?: boolean;
}

/** The first tags, and the number of further ones. */
export function TagChips({ tags, most, isLine = false }: Props) {
  const visible = tags.slice(0, most);
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: isLine ? 'nowrap' : 'wrap', gap: 0.5 }}
      title={tags.slice(0, 20).join(', ')}
    >
      {visible.map((tag) => (
        <Chip key={tag} component="span" size="small" label={tag} sx={{ ...GROUND, maxWidth: 80 }} />
      ))}
      {tags.length > visible.length && (
        <Chip component="span" size="small" label={`+${tags.length - visible.length}`} sx={GROUND} />
      )}
    </Box>
  );
}

/** Visible on a chosen row too. */
const GROUND = { bgcolor: 'background.default' } as const;
