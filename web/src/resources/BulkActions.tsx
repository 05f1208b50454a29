import { Button } from '@mui/material';
import { useState } from 'react';
import { late } from '../app/late.tsx';
import { useChangesMessages } from '../changes/messages.ts';
import type { ListState } from '../list/listAddress.ts';
import type { Ticked } from '../list/useTicked.ts';
import type { RecordScreens } from './RecordScreens.ts';

const BulkDialog = late(async () => (await import('./BulkDialog.tsx')).BulkDialog);

interface Props {
  readonly screens: RecordScreens;
  readonly ticked: Ticked;
  readonly state: ListState;
  readonly onChanged: () => void;
}

/** The actions for the ticked records. */
export function BulkActions({ screens, ticked, state, onChanged }: Props) {
  const t = useChangesMessages();
  const [isOpen, setOpen] = useState(false);
  const { SelectedActions } = screens.particulars;
  const { all, ids } = ticked;
  return (
    <>
      {SelectedActions && !all && <SelectedActions ids={[...ids]} />}
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        {t('bulk.edit')}
      </Button>
      {isOpen && (
        <BulkDialog
          record={screens.record}
          which={all ? { keyword: state.keyword, filter: state.filter } : { ids: [...ids] }}
          onChanged={onChanged}
          onClose={(isDone) => {
            setOpen(false);
            if (isDone) ticked.clear();
          }}
        />
      )}
    </>
  );
}
