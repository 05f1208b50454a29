import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT } from '../../app/checkPicture.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { said } from '../../app/said.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { userErrorsOf } from '../../resources/userErrorsOf.ts';
import { memberName } from '../../sale/memberName.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { PersonPicture } from '../../ui/Picture.tsx';
import { UploadMemberPortraitDocument } from '../gql/graphql.ts';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

interface Props {
  readonly member: MemberProfile;
  readonly onChanged: () => Promise<unknown>;
}

/** CUST-66, CUST-67 A member's portrait; a picture that is chosen takes its place at once. */
export function Portrait({ member, onChanged }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const { canWrite } = usePermission(PAGE.customerInsight);
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What was not taken: no popup, as the documents have it, and not without a word. */
  const [ignored, setIgnored] = useState<string | null>(null);
  const alt = memberName(member);

  const send = async (picture: File): Promise<string | null> => {
    if (!alt || !member.id || member.version == null) return t('portrait.error');
    const input = { id: member.id, version: member.version, image: null as unknown as File };
    try {
      const data = await sendUpload(UploadMemberPortraitDocument, { input }, 'input.image', picture);
      const [refused] = userErrorsOf({ data });
      if (refused?.code === 'STALE_VERSION') await onChanged();
      if (refused) return said(refused.message, language);
      await onChanged();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : t('portrait.error');
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setIgnored(null);
    if (!file || busy) return;
    const picture = await checkPicture(file);
    target.value = '';
    if (!(picture instanceof File)) return setIgnored(t(`portrait.${picture}`));
    setBusy(true);
    setProblem(await send(picture));
    setBusy(false);
  };

  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <PersonPicture src={member.imageUrl} name={alt} sx={{ width: 88, height: 88, fontSize: 32, mx: 'auto' }} />
      {canWrite && (
        <>
          <IconButton
            aria-label={t('portrait.change')}
            title={t('portrait.change')}
            loading={busy}
            onClick={() => chooser.current?.click()}
            sx={CAMERA}
          >
            <PhotoCamera fontSize="small" />
          </IconButton>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={t('portrait.change')}
            accept={PICTURE_ACCEPT}
            onChange={(event) => void choose(event)}
          />
        </>
      )}
      <Typography role="status" variant="body2" color="error" sx={{ maxWidth: 180 }}>
        {ignored}
      </Typography>
      <AlertDialog
        open={problem !== null}
        title={t('portrait.error')}
        message={problem}
        onClose={() => setProblem(null)}
      />
    </Box>
  );
}

const CAMERA = {
  position: 'absolute',
  right: -14,
  top: 52,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'grey.50' },
} as const;
