import { Alert } from '@mui/material';
import { ChoiceField } from '../../list/filterFields.tsx';
import type { ListFilter } from '../../list/ListDeclaration.ts';
import { useReportMessages } from './messages.ts';
import { ALL } from './report.ts';
import { SearchedChoice } from './SearchedChoice.tsx';
import { isSearched } from './useChoices.ts';
import type { LoadedReport } from './useReport.ts';

/** Returns the filters of a report besides its days. Its rows are sorted by the headings of the columns. */
export function useReportFilters({ report, choices, choicesFailed, chosen }: LoadedReport): readonly ListFilter[] {
  const t = useReportMessages();
  return report.filters.map(
    (name): ListFilter => ({
      names: [name],
      draw: ({ [name]: value = ALL }, narrow) => {
        if (choicesFailed)
          return (
            <Alert key={name} severity="error">
              {t('report.error')}
            </Alert>
          );
        const onChoose = (id: string) => narrow({ [name]: id || ALL });
        if (isSearched(name))
          return <SearchedChoice key={name} {...{ filter: name, value, chosen, offered: choices, onChoose }} />;
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
            isLoading={name !== 'customer' && !choices}
            onChoose={onChoose}
          />
        );
      },
    }),
  );
}
