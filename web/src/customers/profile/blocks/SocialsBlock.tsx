import { Typography } from '@mui/material';
import { socialFields } from '@taem/domain/customers/profile/profileFields.ts';
import { Facts } from '../Facts.tsx';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/socialsForm.tsx')).socialsForm;

/** CUST-58 */
export function SocialsBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const socials = member.socials ?? [];
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="socials"
      title={socialFields.socials.label}
      isHidden={member.personalHidden}
      form={form}
    >
      {socials.length === 0 && <Typography color="textSecondary">{t('entries.none')}</Typography>}
      <Facts
        facts={socials.map(({ social, account }) => ({ label: social?.name ?? t('social.unknown'), value: account }))}
      />
    </ProfileBlock>
  );
}
