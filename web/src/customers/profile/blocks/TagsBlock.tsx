import { Box, Chip, Typography } from '@mui/material';
import { tagFields } from '@taem/domain/customers/profile/profileFields.ts';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/tagsForm.tsx')).tagsForm;

/** Older members may have thousands: as many as a person would read. */
const MOST = 30;

/** CUST-59 */
export function TagsBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  return (
    <ProfileBlock record={memberRecord} row={member} name="tags" title={tagFields.tags.label} form={form}>
      {member.tags.length === 0 ? (
        <Typography color="textSecondary">{t('entries.none')}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {member.tags.slice(0, MOST).map((tag) => (
            <Chip key={tag} label={tag} sx={{ maxWidth: 1 }} />
          ))}
          {member.tags.length > MOST && <Chip variant="outlined" label={`+${member.tags.length - MOST}`} />}
        </Box>
      )}
    </ProfileBlock>
  );
}
