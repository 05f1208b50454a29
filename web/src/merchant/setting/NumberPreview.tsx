import { Alert, Box, Typography } from '@mui/material';
import { TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import { TAX_DOCUMENT_KINDS } from '@taem/domain/till/taxDocument.ts';
import { seriesPrefix, taxDocumentNo } from '@taem/domain/till/taxDocumentNo.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { useSettingNumbersQuery } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';

/** Maximum number of series listed. */
const MOST = 12;

/**
 * The next number of a tax invoice at each till of the user's branches, and which series of the shop would print equal
 * numbers.
 */
export function NumberPreview() {
  const t = useSettingMessages();
  const language = useLanguage();
  const { branches: own } = useSession();
  const { data } = useSettingNumbersQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const branches = data.merchantBranches.items.filter(({ status }) => status === 'ACTIVE');
  const tills = data.tills.items.filter(({ status }) => status === 'ACTIVE');
  // A till with the same code continues the series of the previous one.
  const nextAt = (branchId: string, till: string) =>
    1 +
    (data.taxCounters.find(
      (counter) =>
        counter.branchId === branchId && counter.kind === 'ABBREVIATED' && counter.tillCode === till.toUpperCase(),
    )?.lastNumber ?? 0);
  const series = branches.flatMap(({ id, code, name }) => [
    { key: id, branchId: id, code, till: null, of: name, next: nextAt(id, '') },
    ...tills
      .filter(({ branchId }) => branchId === id)
      .map((till) => ({
        ...{ key: till.id, branchId: id },
        code,
        till: till.code,
        of: `${name} · ${till.name}`,
        next: nextAt(id, till.code),
      })),
  ]);
  const prefixOf = ({ code, till }: (typeof series)[number]) => seriesPrefix({ branchCode: code, tillCode: till });
  const sameAs = (one: (typeof series)[number]) =>
    series.filter((other) => prefixOf(other).toUpperCase() === prefixOf(one).toUpperCase());
  const twice = series.filter((one) => sameAs(one).length > 1);
  // Equal series come first, so that they are never left out. The numbers of other branches are not for this user.
  const listed = [...twice, ...series.filter((one) => !twice.includes(one))].filter(({ branchId }) =>
    own.some(({ id }) => id === branchId),
  );
  return (
    <Box component="section" aria-labelledby="number-preview" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" id="number-preview">
        {t('numbers.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('numbers.intro')}
      </Typography>
      {twice.length > 0 && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {t('numbers.twice', { of: twice.map(({ of }) => of).join(', ') })}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {listed.slice(0, MOST).map((one) => (
          <Box
            component="li"
            key={one.key}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
          >
            <span>{one.of}</span>
            <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {taxDocumentNo({ branchCode: one.code, tillCode: one.till }, 'ABBREVIATED', one.next)}
            </Box>
          </Box>
        ))}
      </Box>
      {listed.length > MOST && (
        <Typography variant="body2" color="textSecondary">
          {t('numbers.more', { count: listed.length - MOST })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {TAX_DOCUMENT_KINDS.map((kind) => `${kind.charAt(0)} ${TAX_KIND_WORDS[kind][language]}`).join(' · ')}
      </Typography>
    </Box>
  );
}
