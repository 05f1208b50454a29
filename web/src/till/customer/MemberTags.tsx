import { Box, Chip } from '@mui/material';

/** The first tags, and the number of further ones: a member may have thousands. */
export function MemberTags({ tags, most, wrap = false }: { tags: readonly string[]; most: number; wrap?: boolean }) {
  const visible = tags.slice(0, most);
  return (
    <Box sx={{ display: 'flex', flexWrap: wrap ? 'wrap' : 'nowrap', gap: 0.5 }} title={tags.slice(0, 20).join(', ')}>
      {visible.map((tag) => (
        <Chip key={tag} size="small" label={tag} sx={{ maxWidth: wrap ? 1 : 80 }} />
      ))}
      {tags.length > visible.length && <Chip size="small" label={`+${tags.length - visible.length}`} />}
    </Box>
  );
}
