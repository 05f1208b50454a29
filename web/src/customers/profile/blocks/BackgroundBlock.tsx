import { backgroundFields as fields } from '@taem/domain/customers/profile/profileFields.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { useBackgroundWords } from '../backgroundWords.ts';
import { Facts } from '../Facts.tsx';
import { memberRecord } from '../memberRecord.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/backgroundForm.tsx')).backgroundForm;

/** CUST-55 Living situation. */
export function BackgroundBlock({ member }: { readonly member: MemberProfile }) {
  const language = useLanguage();
  const words = useBackgroundWords();
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="background"
      title={{ th: 'ข้อมูลพื้นฐาน', en: 'Background' }}
      form={form}
    >
      <Facts
        facts={[
          { label: fields.gender.label[language], value: words.gender(member.gender) },
          { label: fields.nationality.label[language], value: words.nationality(member.nationality) },
          { label: fields.maritalStatus.label[language], value: words.maritalStatus(member.maritalStatus) },
          { label: fields.occupationId.label[language], value: member.occupation?.name },
        ]}
      />
    </ProfileBlock>
  );
}
