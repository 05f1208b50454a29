import Print from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Paper,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { product as products } from '@taem/domain/catalogue/product.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { type RefObject, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReactToPrint } from 'react-to-print';
import { beside } from '../../app/column.ts';
import { useLanguage } from '../../app/i18n.ts';
import { type Labelled, readLabelsPath } from '../../app/labelsPath.ts';
import { listPath } from '../../resources/RecordScreens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { pixelsOf } from '../../ui/pixelsOf.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useMeasured } from '../../ui/useMeasured.ts';
import { useProductsToLabelQuery } from '../gql/hooks.ts';
import { useCatalogueMessages } from '../messages.ts';
import type { LabelledProduct } from './Label.tsx';
import { LabelPages } from './LabelPages.tsx';
import { LABEL_SHEETS, labelPageStyle, labelPages, MAX_LABELS } from './labelSheets.ts';
import css from './labels.module.css';

const MAX_OF_ONE = 500;

/** Prints labels for products: the number of each, and the paper. */
export function LabelsPage() {
  const t = useCatalogueMessages();
  const language = useLanguage();
  const [address] = useSearchParams();
  const requested = readLabelsPath(address);
  const ids = requested.map(({ id }) => id);
  const { data, error, refetch } = useProductsToLabelQuery({ variables: { ids }, skip: ids.length === 0 });
  const found = data?.products.items ?? [];
  const crumbs = [{ label: products.words.many[language], to: listPath(products) }];
  return (
    <>
      <PageTitle crumbs={crumbs}>{t('labels.title')}</PageTitle>
      {error && <ErrorView onRetry={() => void refetch()} />}
      {!error && !data && ids.length > 0 && <LoadingView count={4} />}
      {!error && (data || ids.length === 0) && found.length === 0 && (
        <EmptyState
          title={t('labels.none')}
          action={
            <Button component={Link} to={listPath(products)} variant="outlined">
              {t('labels.toProducts')}
            </Button>
          }
        >
          {t('labels.choose')}
        </EmptyState>
      )}
      {found.length > 0 && <Labels found={inOrder(found, ids)} given={givenNumbers(requested)} />}
    </>
  );
}

/** Sorts the products in the order in which they were chosen. */
const inOrder = (found: readonly LabelledProduct[], ids: readonly string[]) =>
  [...found].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

const givenNumbers = (requested: readonly Labelled[]) =>
  Object.fromEntries(
    requested.flatMap(({ id, number }) => (number === undefined ? [] : [[id, Math.min(number, MAX_OF_ONE)]])),
  );

interface Props {
  readonly found: readonly LabelledProduct[];
  /** The number of labels of each product, if the address has it. */
  readonly given: Numbers;
}

type Numbers = Readonly<Record<string, number | null>>;

function Labels({ found, given }: Props) {
  const t = useCatalogueMessages();
  const [sheet, setSheet] = useState(LABEL_SHEETS[0]);
  const [skip, setSkip] = useState<number | null>(0);
  const [showsName, setShowsName] = useState(true);
  const [showsPrice, setShowsPrice] = useState(true);
  const [numbers, setNumbers] = useState<Numbers>(given);
  /** The number typed for all of them; otherwise the number that they have in common. */
  const [each, setEach] = useState<number | null>();
  const paper = useRef<HTMLDivElement>(null);
  const { room, zoom } = useFit<HTMLElement>(sheet.page === 'A4' ? 210 : sheet.width);
  const print = useReactToPrint({
    contentRef: paper,
    pageStyle: labelPageStyle(sheet),
    documentTitle: t('labels.title'),
  });
  const perPage = sheet.columns * sheet.rows;
  const numberOf = (id: string) =>
    id in numbers ? numbers[id] : perPage === 1 ? 1 : Math.ceil(perPage / found.length);
  const [first = null, ...others] = found.map(({ id }) => numberOf(id) ?? null);
  const common = others.every((number) => number === first) ? first : 0;
  const requested = found.map((product) => ({ product, number: numberOf(product.id) ?? 0 }));
  const pages = labelPages(sheet, requested, skip ?? 0);
  const count = pages.flat().filter(Boolean).length;
  const total = requested.reduce((sum, { number }) => sum + number, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('344px minmax(0, 1fr)'), alignItems: 'start' }}>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2 }}>
          <TextField
            select
            label={t('labels.sheet')}
            value={sheet.key}
            onChange={({ target }) => setSheet(LABEL_SHEETS.find(({ key }) => key === target.value) ?? LABEL_SHEETS[0])}
          >
            {LABEL_SHEETS.map(({ key }) => (
              <MenuItem key={key} value={key}>
                {t(`labels.sheet.${key}`)}
              </MenuItem>
            ))}
          </TextField>
          {found.length > 1 && (
            <Box>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {t('labels.each')}
              </Typography>
              <QuantityStepper
                value={each === undefined ? common : each}
                min={0}
                max={MAX_OF_ONE}
                label={t('labels.each')}
                onChange={(number) => {
                  setEach(number);
                  setNumbers(Object.fromEntries(found.map(({ id }) => [id, number])));
                }}
              />
            </Box>
          )}
          {found.map(({ id, name, code }) => (
            <Box key={id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {code}
              </Typography>
              <QuantityStepper
                value={numberOf(id) ?? null}
                min={0}
                max={MAX_OF_ONE}
                label={t('labels.number', { name })}
                onChange={(number) => {
                  setEach(undefined);
                  setNumbers((now) => ({ ...now, [id]: number }));
                }}
              />
            </Box>
          ))}
          {sheet.page === 'A4' && (
            <Box>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {t('labels.skip')}
              </Typography>
              <QuantityStepper value={skip} min={0} max={perPage - 1} label={t('labels.skip')} onChange={setSkip} />
            </Box>
          )}
          <FormControlLabel
            label={t('labels.name')}
            control={<Switch checked={showsName} onChange={(_, checked) => setShowsName(checked)} />}
          />
          <FormControlLabel
            label={t('labels.price')}
            control={<Switch checked={showsPrice} onChange={(_, checked) => setShowsPrice(checked)} />}
          />
          {total > MAX_LABELS && (
            <Alert severity="warning">{t('labels.tooMany', { most: formatCount(MAX_LABELS) })}</Alert>
          )}
          <Button variant="contained" size="large" startIcon={<Print />} disabled={count === 0} onClick={print}>
            {t('labels.print', { count })}
          </Button>
        </Stack>
      </Paper>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too. */}
      <section ref={room} className={css.preview} aria-label={t('labels.preview')} tabIndex={0}>
        <Box sx={{ zoom }}>
          <LabelPages paper={paper} sheet={sheet} pages={pages} showsName={showsName} showsPrice={showsPrice} />
        </Box>
        {pages.length > 1 && (
          <Typography variant="body2" color="textSecondary" align="center">
            {t('labels.previewFirst', { pages: pages.length })}
          </Typography>
        )}
      </section>
    </Box>
  );
}

/** Returns the zoom with which a paper of this width fits its room; it is never enlarged. */
function useFit<Room extends HTMLElement>(millimetres: number): { room: RefObject<Room | null>; zoom: number } {
  const room = useRef<Room>(null);
  const space = useMeasured(room, spaceIn, Number.POSITIVE_INFINITY);
  return { room, zoom: Math.min(1, space / pixelsOf(millimetres)) };
}

function spaceIn(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
