import { PersonPicture, ProductPicture } from '../ui/Picture.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { titleOf } from './titleOf.ts';

/** The picture of a record, or its initials. */
export function RecordImage({ screens: { record }, row, size }: { screens: RecordScreens; row: Row; size: number }) {
  const name = titleOf(record, row);
  const src = typeof row.imageUrl === 'string' ? row.imageUrl : null;
  const sx = { width: size, height: size, flex: 'none', fontSize: size / 2.8 };
  if (record.picture === 'personal') return <PersonPicture src={src} name={name} sx={sx} />;
  return <ProductPicture src={src} name={name} sx={{ ...sx, aspectRatio: '1 / 1' }} />;
}
