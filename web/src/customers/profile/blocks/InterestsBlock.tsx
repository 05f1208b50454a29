import { INTERESTS, interestFields } from '@taem/domain/customers/profile/profileFields.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { Facts } from '../Facts.tsx';
import { memberRecord } from '../memberRecord.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/personaForms.tsx')).interestsForm;

/** CUST-57 Interests. */
export function InterestsBlock({ member }: { readonly member: MemberProfile }) {
  const language = useLanguage();
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="interests"
      title={{ th: 'ความสนใจและค่านิยม', en: 'Interests and values' }}
      isHidden={member.personalHidden}
      form={form}
    >
      <Facts
        facts={INTERESTS.map((name) => ({
          label: interestFields[name].label[language],
          value: member.interests?.[name].join(', '),
        }))}
      />
    </ProfileBlock>
  );
}
