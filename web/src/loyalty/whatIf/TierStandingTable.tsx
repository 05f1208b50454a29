import { Box, Typography } from '@mui/material';
import { conditionEntries } from '@taem/domain/loyalty/offerForm.ts';
import { useEffect, useId, useState } from 'react';
import { STATUSES } from '../../app/contractValues.ts';
import type { FormValues } from '../../form/values.ts';
import type { TierDraftInput } from '../../gql/contract.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSigned } from '../../sale/useSigned.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { textSize } from '../../ui/tokens.ts';
import { useTierStandingQuery } from '../gql/hooks.ts';
import { useLoyaltyMessages } from '../messages.ts';

interface Props {
  readonly values: FormValues;
  readonly row: Row | null;
}

/** MGMT-24 The number of current members that each tier would have with the typed condition, before it is saved. */
export function TierStandingTable({ values, row }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  const signed = useSigned();
  const id = useId();
  const draft = useSettled(draftOf(values, row), 500);
  const { data, previousData, loading } = useTierStandingQuery({
    variables: { tier: draft ?? { level: 1 } },
    skip: draft === null,
    fetchPolicy: 'network-only',
  });
  const current = data ?? previousData;
  const standing = current?.tierStanding;
  if (!draft || !standing) return null;
  const names = new Map(current.memberTiers?.items.map(({ id, name }) => [id, name]));
  const nameOf = (tierId: string | null | undefined, isNone: boolean) => {
    if (isNone) return t('standing.none');
    return tierId ? (names.get(tierId) ?? NOTHING) : String(values.name || t('standing.new'));
  };
  return (
    <Box component="section" aria-labelledby={id} aria-busy={loading} sx={{ mt: 4, opacity: loading ? 0.65 : 1 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: textSize.large, fontWeight: 700 }}>
        {t('standing.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('standing.intro')}
      </Typography>
      <Box sx={{ maxWidth: 560 }}>
        <FigureTable
          isNamed
          columns={[
            { key: 'tier', label: t('whatIf.tier') },
            { key: 'now', label: t('standing.now'), isFigure: true },
            { key: 'would', label: t('standing.would'), isFigure: true },
            { key: 'change', label: t('standing.change'), isFigure: true },
          ]}
          rows={standing
            .filter(({ isNone, now, would }) => !isNone || now + would > 0)
            .map(({ tierId, isNone, now, would }) => {
              const name = nameOf(tierId, isNone);
              const isThis = !isNone && (tierId ?? null) === (row?.id ?? null);
              const change = would === now ? NOTHING : signed(would - now);
              return {
                key: `${tierId} ${isNone}`,
                cells: [
                  isThis ? <strong key="name">{name}</strong> : name,
                  format.count(now),
                  format.count(would),
                  change,
                ],
              };
            })}
        />
      </Box>
    </Box>
  );
}

function draftOf({ level, status, conditions }: FormValues, row: Row | null): TierDraftInput | null {
  const read = conditionEntries.safeParse(conditions ?? []);
  const number = Number(level);
  if (!read.success || !Number.isInteger(number) || number < 1 || number > 1_000) return null;
  const word = status === 'Inactive' ? STATUSES.Inactive : STATUSES.Active;
  return { id: row?.id ?? null, level: number, status: word, conditions: read.data };
}

/** Returns the value once it has been the same for this many milliseconds. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: plain data is the same by its JSON.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
