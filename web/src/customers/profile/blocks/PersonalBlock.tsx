import { personalFields as fields } from '@taem/domain/customers/profile/profileFields.ts';
import { ageOn } from '@taem/domain/person/birthday.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { shopDate } from '../../../app/shopDay.ts';
import { Facts } from '../Facts.tsx';
import { Hidden } from '../Hidden.tsx';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/personalForm.ts')).personalForm;

/** CUST-55 Identity. */
export function PersonalBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const { firstname, lastname, nickname, birthdate, personalHidden } = member;
  const age = birthdate ? ageOn(birthdate, shopDate()) : null;
  const born = [writtenDay(birthdate, language), age === null ? '' : t('fact.age', { count: age })].filter(Boolean);
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="personal"
      title={{ th: 'ข้อมูลส่วนตัว', en: 'Personal information' }}
      form={form}
    >
      <Facts
        facts={[
          { label: fields.firstname.label[language], value: firstname },
          { label: fields.lastname.label[language], value: lastname },
          { label: fields.nickname.label[language], value: nickname },
          { label: fields.birthdate.label[language], value: personalHidden ? <Hidden /> : born.join(' · ') },
        ]}
      />
    </ProfileBlock>
  );
}
