import { Box, Link, Typography } from '@mui/material';
import {
  backgroundFields as background,
  contactFields,
  entryFields,
  personalFields as personal,
} from '@taem/domain/customers/profile/profileFields.ts';
import { ageOn } from '@taem/domain/person/birthday.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { shopDate, shopDateOf } from '../../../app/shopDay.ts';
import { NOTHING } from '../../../ui/nothing.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { useBackgroundWords } from '../backgroundWords.ts';
import { factLabel, factsOf } from '../entries.ts';
import { Facts } from '../Facts.tsx';
import { Hidden } from '../Hidden.tsx';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import type { MemberProfile } from '../useMemberProfile.ts';

const FORMS = {
  personal: async () => (await import('../forms/personalForm.tsx')).personalForm,
  background: async () => (await import('../forms/backgroundForm.tsx')).backgroundForm,
  contact: async () => (await import('../forms/contactForm.tsx')).memberContactForm,
  educations: async () => (await import('../forms/entriesForms.tsx')).educationsForm,
  works: async () => (await import('../forms/entriesForms.tsx')).worksForm,
};
const contact = contactFields.member;

/** CUST-55 Identity, living situation, contact, and the facts of a member's registration, which never change. */
export function GeneralBlocks({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const words = useBackgroundWords();
  const { birthdate, phone, email, lineId, instagramId, address, personalHidden } = member;
  const unlessHidden = (value: ReactNode) => (personalHidden ? <Hidden /> : value);
  const age = birthdate ? ageOn(birthdate, shopDate()) : null;
  const born = [writtenDay(birthdate, language), age === null ? '' : t('fact.age', { count: age })].filter(Boolean);
  const place = [member.subDistrict?.name, member.district?.name, member.province?.name, member.postcode?.code];
  const shared = { record: memberRecord, row: member };
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
            { label: personal.firstname.label[language], value: member.firstname },
            { label: personal.lastname.label[language], value: member.lastname },
            { label: personal.nickname.label[language], value: member.nickname },
            { label: personal.birthdate.label[language], value: unlessHidden(born.join(' · ')) },
          ]}
        />
      </ProfileBlock>
      <ProfileBlock {...shared} name="background" title={{ th: 'ข้อมูลพื้นฐาน', en: 'Background' }} form={FORMS.background}>
        <Facts
          facts={[
            { label: background.gender.label[language], value: words.gender(member.gender) },
            { label: background.nationality.label[language], value: words.nationality(member.nationality) },
            { label: background.maritalStatus.label[language], value: words.maritalStatus(member.maritalStatus) },
            { label: background.occupationId.label[language], value: member.occupation?.name },
          ]}
        />
      </ProfileBlock>
      <ProfileBlock {...shared} name="contact" title={{ th: 'ข้อมูลติดต่อ', en: 'Contact' }} form={FORMS.contact}>
        <Facts
          facts={[
            {
              label: contact.phone.label[language],
              value: unlessHidden(phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>),
            },
            {
              label: contact.email.label[language],
              value: unlessHidden(email && <Link href={`mailto:${email}`}>{email}</Link>),
            },
            { label: contact.language.label[language], value: words.language(member.language) },
            { label: contact.lineId.label[language], value: unlessHidden(lineId) },
            { label: contact.instagramId.label[language], value: unlessHidden(instagramId) },
            { label: contact.address.label[language], value: unlessHidden(address) },
            { label: contact.place.label[language], value: place.filter(Boolean).join(', ') },
          ]}
        />
      </ProfileBlock>
      <EntriesBlock member={member} kind="educations" />
      <EntriesBlock member={member} kind="works" />
      <TitledCard title={t('code.title')}>
        <Facts
          facts={[
            { label: t('code.code'), value: member.code },
            { label: t('code.since'), value: writtenDay(shopDateOf(member.createdAt), language) },
            { label: t('code.branch'), value: member.branch?.name },
          ]}
        />
      </TitledCard>
    </>
  );
}

/** CUST-56 Schools and jobs. */
function EntriesBlock({ member, kind }: { readonly member: MemberProfile; readonly kind: 'educations' | 'works' }) {
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
                {value || NOTHING}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </ProfileBlock>
  );
}
