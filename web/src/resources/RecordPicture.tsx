import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { Button, ButtonBase, Stack } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { late } from '../app/late.tsx';
import { CONTROL } from '../ui/tokens.ts';
import { useResourceMessages } from './messages.ts';
import { RecordImage } from './RecordImage.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { useViewer } from './useViewer.ts';

const PictureDialog = late(async () => (await import('./PictureDialog.tsx')).PictureDialog);

interface Props {
  readonly screens: RecordScreens;
  readonly row: Row;
  /** Reads the record again after its picture was changed. */
  readonly onChanged: () => Promise<unknown>;
}

/** MGMT-35 The picture above a record's form or particulars; users who may write the record can change it. */
export function RecordPicture(props: Props) {
  const t = useResourceMessages();
  const [opens, setOpens] = useState(false);
  const mayChange = useMayChange(props);
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 3 }}>
      <RecordImage {...props} size={88} />
      {mayChange && (
        <Button variant="outlined" color="inherit" startIcon={<PhotoCamera />} onClick={() => setOpens(true)}>
          {t('picture.change')}
        </Button>
      )}
      {opens && <PictureDialog {...props} onClose={() => setOpens(false)} />}
    </Stack>
  );
}

/** MGMT-16 The picture in a list; a press changes it. */
export function PictureCell({ tabIndex, ...props }: Props & { readonly tabIndex: number }) {
  const t = useResourceMessages();
  const name = useTitleOf(props.screens)(props.row);
  const [opens, setOpens] = useState(false);
  const mayChange = useMayChange(props);
  if (!mayChange) return <RecordImage {...props} size={40} />;
  return (
    <>
      <ButtonBase
        aria-label={t('picture.changeOf', { name })}
        tabIndex={tabIndex}
        onClick={() => setOpens(true)}
        sx={{ borderRadius: 1, minWidth: CONTROL, minHeight: CONTROL }}
      >
        <RecordImage {...props} size={40} />
      </ButtonBase>
      {opens && <PictureDialog {...props} isInList onClose={() => setOpens(false)} />}
    </>
  );
}

function useMayChange({ screens: { record, operations, particulars }, row }: Props): boolean {
  const viewer = useViewer();
  if (!operations.upload) return false;
  return viewer.canWrite(record.update as PageCode) || (particulars.isOwn?.(row, viewer) ?? false);
}
