import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useProfileMessages } from '../messages.ts';

interface Props<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly empty: Entry;
  readonly most: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** The name of an entry in a confirmation. */
  readonly named: (entry: Entry) => string;
  readonly draw: (entry: Entry, change: (entry: Entry) => void, nth: number) => ReactNode;
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** CUST-56 A list of entries that can be added, edited and, after confirmation, deleted. */
export function EntriesInput<Entry>(props: Props<Entry>) {
  const { label, entries, empty, most, error, disabled, named, draw, onChange } = props;
  const t = useProfileMessages();
  const [deleting, setDeleting] = useState<number | null>(null);
  const without = (index: number) => onChange(entries.filter((_, at) => at !== index));
  const confirming = deleting === null ? undefined : entries[deleting];
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1.5 }}>
      {entries.length === 0 && <Typography color="textSecondary">{t('entries.none')}</Typography>}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and is its place in the list.
        <Stack key={index} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Box sx={PAIR}>
            {draw(entry, (changed) => onChange(entries.map((each, at) => (at === index ? changed : each))), index + 1)}
          </Box>
          <IconButton
            aria-label={t('entries.deleteNth', { what: label, nth: index + 1 })}
            title={t('entries.deleteNth', { what: label, nth: index + 1 })}
            disabled={disabled}
            onClick={() => (named(entry) === '' ? without(index) : setDeleting(index))}
            sx={{ mt: 0.75 }}
          >
            <Delete />
          </IconButton>
        </Stack>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {entries.length < most && (
        <Button
          startIcon={<Add />}
          disabled={disabled}
          onClick={() => onChange([...entries, empty])}
          sx={{ alignSelf: 'start' }}
        >
          {t('entries.add', { what: label })}
        </Button>
      )}
      <ConfirmDialog
        open={confirming !== undefined}
        title={t('entries.deleteTitle')}
        confirmLabel={t('entries.delete')}
        danger
        onConfirm={() => {
          if (deleting !== null) without(deleting);
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      >
        {t('entries.deleteText', { what: confirming === undefined ? '' : named(confirming) })}
      </ConfirmDialog>
    </Stack>
  );
}

const PAIR = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  pt: 0.75,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
