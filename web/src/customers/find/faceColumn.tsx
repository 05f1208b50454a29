import type { ListColumn } from '../../list/ListDeclaration.ts';
import { memberName } from '../../sale/memberName.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';

type Person = Parameters<typeof memberName>[0] & { readonly imageUrl?: string | null };

/** Returns the column with the picture of each person, which adds nothing to the name for screen readers. */
export const faceColumn = (label: string): ListColumn<Person> => ({
  ...{ name: 'picture', label, kind: 'picture' },
  draw: (row) => (
    <PersonPicture src={row.imageUrl} name={memberName(row)} sx={{ width: 36, height: 36, fontSize: textSize.small }} />
  ),
});
