import { Box } from '@mui/material';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';

interface Props {
  readonly name: string;
  readonly below?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
}

/** Who it is, with the face. */
export function PersonCell({ name, below, imageUrl }: Props) {
  return (
    <>
      <Box aria-hidden sx={{ flex: 'none' }}>
        <PersonPicture src={imageUrl} name={name} sx={{ width: 36, height: 36, fontSize: textSize.small }} />
      </Box>
      <Box sx={{ minWidth: 120 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        {below && <Box sx={{ color: 'text.secondary', fontSize: textSize.small, whiteSpace: 'nowrap' }}>{below}</Box>}
      </Box>
    </>
  );
}
