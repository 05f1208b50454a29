import { Typography } from '@mui/material';
import { remarkFields } from '@taem/domain/customers/profile/profileFields.ts';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/personaForms.tsx')).remarkForm;

/** CUST-57 The shop's remark about a person. */
export function RemarkBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="remark"
      title={remarkFields.merchantRemark.label}
      isHidden={member.personalHidden}
      form={form}
    >
      <Typography
        color={member.merchantRemark ? undefined : 'textSecondary'}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {member.merchantRemark ?? t('entries.none')}
      </Typography>
    </ProfileBlock>
  );
}
