import { PersonPicture, ProductPicture } from '../ui/Picture.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';

/** The picture of a record, or its initials. */
export function RecordImage({ screens, row, size }: { screens: RecordScreens; row: Row; size: number }) {
  const name = useTitleOf(screens)(row);
  const src = typeof row.imageUrl === 'string' ? row.imageUrl : null;
  // Above a page it would have the same colour as the page.
  const bgcolor = size > 40 && !src ? { bgcolor: 'background.paper' } : {};
  const sx = { width: size, height: size, flex: 'none', fontSize: size / 2.8, ...bgcolor };
  if (screens.record.picture === 'personal') return <PersonPicture src={src} name={name} sx={sx} />;
  return <ProductPicture src={src} name={name} sx={{ ...sx, aspectRatio: '1 / 1' }} />;
}
