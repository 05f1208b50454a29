import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermission } from '../app/permission.ts';
import { ImportLink } from '../import/link/ImportLink.tsx';
import type { Particulars } from '../resources/Particulars.ts';
import { optionGroupIds } from './OptionGroupsInput.tsx';
import { StationSuggestions } from './StationSuggestions.tsx';

function ImportFor({ to }: { readonly to: string }) {
  return usePermission(PAGE.category).canWrite ? <ImportLink to={to} /> : null;
}

export const categoryParticulars: Particulars = {
  own: { optionGroupIds },
  suggestions: { station: StationSuggestions },
  ListActions: () => <ImportFor to="/product-categories/import" />,
};

export const subCategoryParticulars: Particulars = {
  ListActions: () => <ImportFor to="/product-sub-categories/import" />,
};
