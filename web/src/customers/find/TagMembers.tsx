import { Button } from '@mui/material';
import { MEMBER_IN_BULK } from '@taem/domain/customers/memberInBulk.ts';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import type { ListState } from '../../list/listAddress.ts';
import type { Ticked } from '../../list/useTicked.ts';
import { useFindMessages } from './messages.ts';
import { criteriaOf, MEMBERS } from './people.ts';

const BulkDialog = late(async () => (await import('../../resources/BulkDialog.tsx')).BulkDialog);

/** Adds a tag to the ticked members, or removes one from them. */
export function TagMembers({ ticked, state }: { readonly ticked: Ticked; readonly state: ListState }) {
  const t = useFindMessages();
  const [isOpen, setOpen] = useState(false);
  const { all, ids } = ticked;
  const { keyword, filter } = state;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        {t('tag.many')}
      </Button>
      {isOpen && (
        <BulkDialog
          record={MEMBER_IN_BULK}
          which={all ? { keyword, members: criteriaOf(MEMBERS, filter) } : { ids: [...ids] }}
          onClose={(isDone) => {
            setOpen(false);
            if (isDone) ticked.clear();
          }}
        />
      )}
    </>
  );
}
