import { Link } from '@mui/material';
import { contactFields } from '@taem/domain/customers/profile/profileFields.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { useBackgroundWords } from '../backgroundWords.ts';
import { Facts } from '../Facts.tsx';
import { Hidden } from '../Hidden.tsx';
import { memberRecord } from '../memberRecord.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const form = async () => (await import('../forms/contactForm.ts')).memberContactForm;
const fields = contactFields.member;

/** CUST-55 Contact details. */
export function ContactBlock({ member }: { readonly member: MemberProfile }) {
  const language = useLanguage();
  const words = useBackgroundWords();
  const { phone, email, lineId, instagramId, address, personalHidden } = member;
  const unlessHidden = (value: ReactNode) => (personalHidden ? <Hidden /> : value);
  const place = [member.subDistrict?.name, member.district?.name, member.province?.name, member.postcode?.code];
  return (
    <ProfileBlock
      record={memberRecord}
      row={member}
      name="contact"
      title={{ th: 'ข้อมูลติดต่อ', en: 'Contact' }}
      form={form}
    >
      <Facts
        facts={[
          {
            label: fields.phone.label[language],
            value: unlessHidden(phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>),
          },
          {
            label: fields.email.label[language],
            value: unlessHidden(email && <Link href={`mailto:${email}`}>{email}</Link>),
          },
          { label: fields.language.label[language], value: words.language(member.language) },
          { label: fields.lineId.label[language], value: unlessHidden(lineId) },
          { label: fields.instagramId.label[language], value: unlessHidden(instagramId) },
          { label: fields.address.label[language], value: unlessHidden(address) },
          { label: fields.place.label[language], value: place.filter(Boolean).join(', ') },
        ]}
      />
    </ProfileBlock>
  );
}
