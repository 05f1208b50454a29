import Home from '@mui/icons-material/HomeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Products from '@mui/icons-material/LocalOfferOutlined';
import Customers from '@mui/icons-material/PeopleAltOutlined';
import Sell from '@mui/icons-material/PointOfSaleOutlined';
import Sales from '@mui/icons-material/ReceiptLongOutlined';
import Management from '@mui/icons-material/SettingsOutlined';
import type { PartName } from './siteMap.ts';

/** One icon for each part of the product, wherever it is drawn. */
export const PART_ICONS: Readonly<Record<PartName, typeof Home>> = {
  home: Home,
  sell: Sell,
  sales: Sales,
  customers: Customers,
  products: Products,
  insight: Insights,
  management: Management,
};
