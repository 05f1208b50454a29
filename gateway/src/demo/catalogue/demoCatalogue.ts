import { bakery } from './bakery.ts';
import { coffee } from './coffee.ts';
import type { DemoCategory } from './DemoCategory.ts';
import { drinks } from './drinks.ts';
import { fruit } from './fruit.ts';
import { gifts } from './gifts.ts';
import { meals } from './meals.ts';
import { snacks } from './snacks.ts';
import { tea } from './tea.ts';

export const demoCatalogue: readonly DemoCategory[] = [coffee, tea, bakery, meals, snacks, fruit, drinks, gifts];
