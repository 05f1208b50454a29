import Upload from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { NO_KEYBOARD } from '../ui/KeyHint.tsx';
import { useImportMessages } from './messages.ts';

interface Props {
  /** Name of the chosen file. */
  readonly name: string | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Accepts a file that is dropped on it, or chosen by its button. */
export function DropZone({ name, isBusy, onFile }: Props) {
  const t = useImportMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!isBusy);
  };
  return (
    <Box
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        ...{ width: 1, p: name ? 1.5 : { xs: 2, sm: 4 }, borderRadius: 1, border: 2, borderStyle: 'dashed' },
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap', gap: 2 },
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      {name && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: 1, minWidth: 160 }}>{name}</Typography>
      )}
      <Button
        variant={name ? 'outlined' : 'contained'}
        startIcon={<Upload />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(name ? 'chooseOther' : 'choose')}
      </Button>
      {!name && (
        <Typography color="textSecondary" sx={{ [NO_KEYBOARD]: { display: 'none' } }}>
          {t('drop')}
        </Typography>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm"
        aria-label={t('choose')}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again, after it was corrected.
          target.value = '';
        }}
      />
    </Box>
  );
}
