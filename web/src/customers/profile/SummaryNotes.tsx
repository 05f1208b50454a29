import Cake from '@mui/icons-material/CakeOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, Link, Stack } from '@mui/material';
import { visitRhythm } from '@taem/domain/customers/profile/visitRhythm.ts';
import { nextBirthday } from '@taem/domain/person/birthday.ts';
import { formatPhone, phoneDigits } from '@taem/domain/person/phone.ts';
import type { ReactNode } from 'react';
import { copyText } from '../../app/copyText.ts';
import { formatDayOfYear } from '../../app/formatDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { shopDayOf, shopToday } from '../../app/shopDay.ts';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

/** What staff at the counter should know before they say good morning. */
export function SummaryNotes({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const { birthdate, phone, merchantRemark, personalHidden, lastTransactionTime } = member;
  const today = shopToday();
  const birthday = birthdate ? nextBirthday(birthdate, today) : null;
  const rhythm = visitRhythm({
    registered: shopDayOf(member.createdAt),
    last: lastTransactionTime ? shopDayOf(lastTransactionTime) : null,
    sales: member.totalTransactions,
    today,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      {personalHidden && <Note icon={<VisibilityOff />}>{t('note.hidden')}</Note>}
      {phone && <PhoneNote phone={phone} />}
      {birthday && birthdate && (
        <Note icon={<Cake />} strong={birthday.inDays <= 7}>
          {birthday.inDays === 0
            ? t('note.birthdayToday', { age: birthday.age })
            : t('note.birthday', { day: formatDayOfYear(birthdate, language), count: birthday.inDays })}
        </Note>
      )}
      {rhythm && (
        <Note icon={<History />} strong={rhythm.isOverdue}>
          {t('note.every', { count: rhythm.everyDays })}
          {' · '}
          {rhythm.sinceDays === 0 ? t('note.sinceToday') : t('note.since', { count: rhythm.sinceDays })}
        </Note>
      )}
      {merchantRemark && (
        <Note icon={<StickyNote />}>
          <Box title={merchantRemark} sx={CLAMPED}>
            {merchantRemark}
          </Box>
        </Note>
      )}
    </Stack>
  );
}

function PhoneNote({ phone }: { phone: string }) {
  const t = useProfileMessages();
  const notify = useNotice();
  const copy = async () => {
    const isCopied = await copyText(phoneDigits(phone));
    notify(t(isCopied ? 'note.copied' : 'note.notCopied'), isCopied ? 'success' : 'warning');
  };
  return (
    <Note icon={<Phone />}>
      <Stack direction="row" sx={{ alignItems: 'center', my: -1.25 }}>
        <Link href={`tel:${phone}`} color="inherit" sx={{ fontWeight: 600, py: 1.5, flex: 1 }}>
          {formatPhone(phone)}
        </Link>
        <IconButton aria-label={t('note.copy')} title={t('note.copy')} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Stack>
    </Note>
  );
}

function Note({ icon, strong = false, children }: { icon: ReactNode; strong?: boolean; children: ReactNode }) {
  const look = strong ? { bgcolor: 'secondary.light', color: 'secondary.main', fontWeight: 600, px: 1 } : {};
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', borderRadius: radius.control, py: 0.75, ...look }}>
      <Box
        sx={{ display: 'flex', color: strong ? 'inherit' : 'text.secondary', '& svg': { fontSize: iconSize.small } }}
      >
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: textSize.small, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Stack>
  );
}

/** A remark may be long; all of it stands on the page of the persona. */
const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
} as const;
