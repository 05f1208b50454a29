import Cake from '@mui/icons-material/CakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, Stack } from '@mui/material';
import { visitRhythm } from '@taem/domain/customers/profile/visitRhythm.ts';
import { nextBirthday } from '@taem/domain/person/birthday.ts';
import { shortDay } from '@taem/domain/time/writtenDay.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { shopDate, shopDateOf } from '../../app/shopDay.ts';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

/** What staff at the counter should know before they greet the member. */
export function SummaryNotes({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const { birthdate, merchantRemark, personalHidden, lastTransactionTime } = member;
  const today = shopDate();
  const birthday = birthdate ? nextBirthday(birthdate, today) : null;
  const rhythm = visitRhythm({
    registered: shopDateOf(member.createdAt),
    last: lastTransactionTime ? shopDateOf(lastTransactionTime) : null,
    sales: member.totalTransactions,
    today,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      {personalHidden && <Note icon={<VisibilityOff />}>{t('note.hidden')}</Note>}
      {birthday && birthdate && (
        <Note icon={<Cake />} strong={birthday.inDays <= 7}>
          {birthday.inDays === 0
            ? t('note.birthdayToday', { age: birthday.age })
            : t('note.birthday', { day: shortDay(birthdate, language), count: birthday.inDays })}
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

/** A remark may be long; the full text is on the persona page. */
const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
} as const;
