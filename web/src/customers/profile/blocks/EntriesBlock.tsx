import { Box, Typography } from '@mui/material';
import { entryFields } from '@taem/domain/customers/profile/profileFields.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { factLabel, factsOf } from '../entries.ts';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const FORMS = {
  educations: async () => (await import('../forms/entriesForms.tsx')).educationsForm,
  works: async () => (await import('../forms/entriesForms.tsx')).worksForm,
};

/** CUST-56 Schools and jobs. */
export function EntriesBlock({ member, kind }: { readonly member: MemberProfile; readonly kind: keyof typeof FORMS }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const entries = factsOf(member[kind]);
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name={kind}
      title={entryFields[kind].label}
      isHidden={member.personalHidden}
      form={FORMS[kind]}
    >
      {entries.length === 0 && <Typography color="textSecondary">{t('entries.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {entries.map((facts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and is its place in the list.
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            {facts.map(({ name, value }) => (
              <Typography key={name} component="div">
                <Typography component="span" variant="body2" color="textSecondary">
                  {factLabel(kind, name, language)}
                </Typography>{' '}
                {value || t('fact.none')}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </ProfileBlock>
  );
}
