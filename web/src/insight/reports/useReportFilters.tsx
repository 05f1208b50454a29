import { Alert } from '@mui/material';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceField } from '../../list/filterFields.tsx';
import type { ListFilter } from '../../list/ListDeclaration.ts';
import { useReportMessages } from './messages.ts';
import { ALL } from './report.ts';
import type { LoadedReport } from './useReport.ts';

/** The documents write some of the orders small. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What narrows a report besides its days, and the order of its rows. */
export function useReportFilters({
  report,
  source,
  list,
  choices,
  choicesFailed,
}: LoadedReport): readonly ListFilter[] {
  const t = useReportMessages();
  const language = useLanguage();
  const orders = report.orders.flatMap((id) => {
    const order = source.orders[id];
    return order ? [{ id, name: capital(order.words[language]) }] : [];
  });
  const filters = report.filters.map(
    (name): ListFilter => ({
      names: [name],
      draw: ({ [name]: value = ALL }, narrow) => {
        if (choicesFailed)
          return (
            <Alert key={name} severity="error">
              {t('report.error')}
            </Alert>
          );
        const options =
          name === 'customer'
            ? (['member', 'walk-in'] as const).map((id) => ({ id: id as string, name: t(`customer.${id}`) }))
            : (choices ?? []);
        return (
          <ChoiceField
            key={name}
            label={t(`filter.${name}`)}
            value={value === ALL ? '' : value}
            any={t(`all.${name}`)}
            choices={options}
            onChoose={(chosen) => narrow({ [name]: chosen || ALL })}
          />
        );
      },
    }),
  );
  if (orders.length < 2) return filters;
  const [usual, ...others] = orders;
  return [
    ...filters,
    {
      names: [],
      draw: () => (
        <ChoiceField
          key="order"
          label={t('sort.label')}
          value={list.state.sort?.field ?? ''}
          any={usual?.name}
          choices={others}
          onChoose={(field) =>
            list.change({ sort: field ? { field, direction: list.shape.sorts[field]?.[0] ?? 'asc' } : null })
          }
        />
      ),
    },
  ];
}
