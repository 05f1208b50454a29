import { Box, Chip, Typography } from '@mui/material';
import {
  INTERESTS,
  interestFields,
  remarkFields,
  socialFields,
  tagFields,
} from '@taem/domain/customers/profile/profileFields.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { Facts } from '../Facts.tsx';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

interface Props {
  readonly member: MemberProfile;
}

const FORMS = {
  remark: async () => (await import('../forms/personaForms.tsx')).remarkForm,
  interests: async () => (await import('../forms/personaForms.tsx')).interestsForm,
  socials: async () => (await import('../forms/socialsForm.tsx')).socialsForm,
  tags: async () => (await import('../forms/tagsForm.tsx')).tagsForm,
};
/** Maximum number of tags displayed: as many as a person would read. Older members may have thousands. */
const MAX_TAGS = 30;

/** CUST-57 The shop's remark about a person, and their interests. */
export function PersonaBlocks({ member }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const shared = { record: memberRecord, row: member, isHidden: member.personalHidden };
  return (
    <>
      <ProfileBlock {...shared} name="remark" title={remarkFields.merchantRemark.label} form={FORMS.remark}>
        <Typography
          color={member.merchantRemark ? undefined : 'textSecondary'}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {member.merchantRemark ?? t('entries.none')}
        </Typography>
      </ProfileBlock>
      <ProfileBlock
        {...shared}
        name="interests"
        title={{ th: 'ความสนใจและค่านิยม', en: 'Interests and values' }}
        form={FORMS.interests}
      >
        <Facts
          facts={INTERESTS.map((name) => ({
            label: interestFields[name].label[language],
            value: member.interests?.[name].join(', '),
          }))}
        />
      </ProfileBlock>
    </>
  );
}

/** CUST-58 */
export function SocialsBlock({ member }: Props) {
  const t = useProfileMessages();
  const socials = member.socials ?? [];
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="socials"
      title={socialFields.socials.label}
      isHidden={member.personalHidden}
      form={FORMS.socials}
    >
      {socials.length === 0 && <Typography color="textSecondary">{t('entries.none')}</Typography>}
      <Facts
        facts={socials.map(({ social, account }) => ({ label: social?.name ?? t('social.unknown'), value: account }))}
      />
    </ProfileBlock>
  );
}

/** CUST-59 */
export function TagsBlock({ member }: Props) {
  const t = useProfileMessages();
  const { tags } = member;
  return (
    <ProfileBlock record={memberRecord} row={member} name="tags" title={tagFields.tags.label} form={FORMS.tags}>
      {tags.length === 0 ? (
        <Typography color="textSecondary">{t('entries.none')}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {tags.slice(0, MAX_TAGS).map((tag) => (
            <Chip key={tag} label={tag} sx={{ maxWidth: 1 }} />
          ))}
          {tags.length > MAX_TAGS && <Chip variant="outlined" label={`+${tags.length - MAX_TAGS}`} />}
        </Box>
      )}
    </ProfileBlock>
  );
}
