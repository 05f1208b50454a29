import { Avatar, Box, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { initialsOf } from './initialsOf.ts';
import { textSize } from './tokens.ts';

interface Props {
  readonly src: string | null | undefined;
  /** The name of the person or product; used when there is no picture. */
  readonly name: string;
  readonly sx?: SxProps<Theme>;
}

/** A person's picture, or the initials of the name. Hidden from screen readers, as the name stands beside it. */
export function PersonPicture({ src, name, sx }: Props) {
  const style = { bgcolor: 'secondary.light', color: 'secondary.main', fontWeight: 650 };
  return (
    <Avatar aria-hidden src={src ?? undefined} alt={name} sx={[style, ...(Array.isArray(sx) ? sx : [sx])]}>
      {initialsOf(name)}
    </Avatar>
  );
}

/** A product's picture, or a quiet tile with its first letters if there is none or it cannot be loaded. */
export function ProductPicture({ src, name, sx }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { width: 1, aspectRatio: '4 / 3', borderRadius: 1, overflow: 'hidden', bgcolor: 'grey.100' };
  const styles = [frame, ...(Array.isArray(sx) ? sx : [sx])];
  if (!src || broken === src) {
    const middle = {
      display: 'grid',
      placeItems: 'center',
      color: 'text.secondary',
      fontSize: textSize.figure,
      fontWeight: 650,
    };
    return (
      <Box role="img" aria-label={name} sx={[...styles, middle]}>
        {initialsOf(name)}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      sx={[...styles, { objectFit: 'cover', display: 'block' }]}
    />
  );
}
