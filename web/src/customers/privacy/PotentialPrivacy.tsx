import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { DataFileSection } from './DataFileSection.tsx';
import { ErasePotentialDialog } from './ErasePotentialDialog.tsx';
import { EraseSection } from './EraseSection.tsx';

interface Props {
  readonly potential: { readonly id: string; readonly lastname: string; readonly memberId?: string | null };
  /** The address to go to after the erasure. */
  readonly leadsTo: string;
}

/** The privacy actions for a potential customer; once they are a member, those are on the member's page. */
export function PotentialPrivacy({ potential: { id, lastname, memberId }, leadsTo }: Props) {
  const { canWrite } = usePermission(PAGE.customerInsight);
  const navigate = useNavigate();
  if (!canWrite || memberId) return null;
  return (
    <>
      <DataFileSection people="potentials" id={id} name={id} text="file.textPotential" />
      <EraseSection
        text="erase.textPotential"
        dialog={(onClose) => (
          <ErasePotentialDialog
            id={id}
            lastname={lastname}
            onErased={() => void navigate(leadsTo, { replace: true })}
            onClose={onClose}
          />
        )}
      />
    </>
  );
}
