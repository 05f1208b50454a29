import { Box, Chip } from '@mui/material';

/** The first tags, and how many more there are. */
export function TagChips({ tags, most }: { readonly tags: readonly string[]; readonly most: number }) {
  const visible = tags.slice(0, most);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }} title={tags.slice(0, 20).join(', ')}>
      {visible.map((tag) => (
        <Chip key={tag} size="small" label={tag} sx={{ maxWidth: 80 }} />
      ))}
      {tags.length > visible.length && <Chip size="small" label={`+${tags.length - visible.length}`} />}
    </Box>
  );
}
