import { Button, Stack } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT } from '../../app/checkPicture.ts';
import { fullName } from '../../app/fullName.ts';
import { useNotice } from '../../app/notice.tsx';
import { sendUpload } from '../../app/sendUpload.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';
import { type ProfileQuery, UploadPortraitDocument } from '../gql/graphql.ts';
import { useProfileQuery } from '../gql/hooks.ts';
import { useProfileMessages } from './messages.ts';

/** The user's own portrait; a newly chosen picture replaces it at once. */
export function Portrait({ user }: { readonly user: NonNullable<ProfileQuery['merchantUser']> }) {
  const t = useProfileMessages();
  const notify = useNotice();
  const { refetch } = useProfileQuery({ variables: { id: user.id } });
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file || busy) return;
    setBusy(true);
    notifyOf(await upload(file));
    setBusy(false);
  };

  const upload = async (file: File): Promise<string | null> => {
    const picture = await checkPicture(file);
    if (picture === 'size') return t('portrait.tooLarge');
    if (picture === 'kind') return t('portrait.wrongType');
    if (!(picture instanceof File)) return t('portrait.failed');
    const input = { id: user.id, version: user.version, image: picture };
    try {
      const data = await sendUpload(UploadPortraitDocument, { input });
      await refetch();
      return data.uploadMerchantUserImage.merchantUser ? null : t('portrait.failed');
    } catch {
      return t('portrait.failed');
    }
  };

  const notifyOf = (problem: string | null) =>
    problem === null ? notify(t('portrait.saved'), 'success') : notify(problem, 'warning');

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <PersonPicture
        src={user.imageUrl}
        name={fullName(user)}
        sx={{ width: 96, height: 96, fontSize: textSize.figure }}
      />
      <Button variant="outlined" loading={busy} onClick={() => chooser.current?.click()}>
        {t('portrait.change')}
      </Button>
      <input ref={chooser} type="file" accept={PICTURE_ACCEPT} hidden onChange={(event) => void choose(event)} />
    </Stack>
  );
}
