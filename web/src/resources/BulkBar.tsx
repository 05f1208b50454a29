import { Box, Button, Paper, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useChangesMessages } from '../changes/messages.ts';
import type { ListState } from './listAddress.ts';
import type { RecordScreens } from './RecordScreens.ts';
import type { Selection } from './useSelection.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

interface Props {
  readonly screens: RecordScreens;
  readonly selection: Selection;
  readonly state: ListState;
  readonly total: number;
  readonly onChanged: () => void;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ screens, selection, state, total, onChanged }: Props) {
  const t = useChangesMessages();
  const [open, setOpen] = useState(false);
  const { count, all } = selection;
  const { SelectedActions } = screens.particulars;
  if (count === 0 && !open) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        mb: 2,
        // On a phone the cards are longer than the screen: what is chosen stays in sight.
        position: { xs: 'sticky', sm: 'static' },
        top: 64,
        zIndex: 2,
        bgcolor: { xs: 'background.paper', sm: 'action.hover' },
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('bulk.selected', { n: count.toLocaleString('en-US') })}
      </Typography>
      <Button onClick={selection.clear} color="inherit" sx={{ minHeight: 44, ml: { xs: 'auto', sm: 0 } }}>
        {t('bulk.none')}
      </Button>
      {!all && count < total && (
        <Button onClick={selection.chooseAll} sx={{ minHeight: 44, flexBasis: { xs: '100%', sm: 'auto' } }}>
          {t('bulk.all', { n: total.toLocaleString('en-US') })}
        </Button>
      )}
      <Box sx={{ ml: { sm: 'auto' } }} />
      {SelectedActions && !all && <SelectedActions ids={[...selection.ids]} />}
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}>
        {t('bulk.edit')}
      </Button>
      {open && (
        <Suspense>
          <BulkDialog
            record={screens.record}
            which={all ? { keyword: state.keyword, filter: state.filter } : { ids: [...selection.ids] }}
            onChanged={onChanged}
            onClose={(isDone) => {
              setOpen(false);
              if (isDone) selection.clear();
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
}
