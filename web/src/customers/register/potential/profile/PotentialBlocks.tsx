import { Link } from '@mui/material';
import { backgroundFields, contactFields, personalFields } from '@taem/domain/customers/profile/profileFields.ts';
import { ageOn } from '@taem/domain/person/birthday.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { fullName } from '../../../../app/fullName.ts';
import { useLanguage } from '../../../../app/i18n.ts';
import { shopDate } from '../../../../app/shopDay.ts';
import { useBackgroundWords } from '../../../profile/backgroundWords.ts';
import { Facts } from '../../../profile/Facts.tsx';
import { ProfileBlock } from '../../../profile/ProfileBlock.tsx';
import { usePotentialMessages } from '../messages.ts';
import { type PotentialProfile, potentialRecord } from './potentialRecord.ts';

const FORMS = {
  personal: async () => (await import('../../../profile/forms/personalForm.tsx')).personalForm,
  background: async () => (await import('../../../profile/forms/backgroundForm.tsx')).backgroundForm,
  contact: async () => (await import('../../../profile/forms/contactForm.tsx')).potentialContactForm,
};

/** CUST-48, CUST-50, CUST-51 The three blocks of a potential, each edited and saved separately. */
export function PotentialBlocks({ potential }: { readonly potential: PotentialProfile }) {
  const t = usePotentialMessages();
  const language = useLanguage();
  const words = useBackgroundWords();
  const { firstname, lastname, nickname, birthdate, gender, nationality, maritalStatus, occupation } = potential;
  const { phone, email, address, subDistrict, district, province, postcode } = potential;
  const age = birthdate ? ageOn(birthdate, shopDate()) : null;
  const shared = { record: potentialRecord, row: potential };
  const label = (fields: Readonly<Record<string, { label: { th: string; en: string } }>>, name: string) =>
    fields[name]?.label[language] ?? name;
  const home = [address, subDistrict?.name, district?.name, province?.name, postcode?.code].filter(Boolean);
  return (
    <>
      <ProfileBlock
        {...shared}
        name="personal"
        title={{ th: 'ข้อมูลส่วนตัว', en: 'Personal information' }}
        form={FORMS.personal}
      >
        <Facts
          facts={[
            {
              label: t('profile.name'),
              value: `${fullName({ firstname, lastname })}${nickname ? ` (${nickname})` : ''}`,
            },
            { label: label(personalFields, 'birthdate'), value: writtenDay(birthdate, language) },
            { label: t('profile.age'), value: age === null ? '' : t('profile.years', { count: age }) },
          ]}
        />
      </ProfileBlock>
      <ProfileBlock {...shared} name="background" title={{ th: 'ข้อมูลพื้นฐาน', en: 'Background' }} form={FORMS.background}>
        <Facts
          facts={[
            { label: label(backgroundFields, 'nationality'), value: words.nationality(nationality) },
            { label: label(backgroundFields, 'gender'), value: words.gender(gender) },
            { label: label(backgroundFields, 'maritalStatus'), value: words.maritalStatus(maritalStatus) },
            { label: label(backgroundFields, 'occupationId'), value: occupation?.name },
          ]}
        />
      </ProfileBlock>
      <ProfileBlock {...shared} name="contact" title={{ th: 'ข้อมูลติดต่อ', en: 'Contact' }} form={FORMS.contact}>
        <Facts
          facts={[
            {
              label: label(contactFields.potential, 'phone'),
              value: phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>,
            },
            {
              label: label(contactFields.potential, 'email'),
              value: email && <Link href={`mailto:${email}`}>{email}</Link>,
            },
            { label: label(contactFields.potential, 'language'), value: words.language(potential.language) },
            { label: label(contactFields.potential, 'address'), value: home.join(', ') },
          ]}
        />
      </ProfileBlock>
    </>
  );
}
