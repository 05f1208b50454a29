import { graphql } from './gql/index.ts';

export const PRODUCTS = graphql(`
  query Products($keyword: String, $sort: ProductSort) {
    products(keyword: $keyword, sort: $sort) { total items { id code retailPrice imageUrl category { name } } }
  }
`);

export const SELL = graphql(`
  mutation Sell($input: PayInput!) {
    pay(input: $input) {
      transaction { id businessDate createLocalTime amountDue earnPoints }
      userErrors { code message path }
    }
  }
`);

export const REVENUE = graphql(`
  query Revenue($range: DayRangeInput!) { statistics(range: $range) { id range { from } totalRevenue { total } } }
`);

export const VISITS = graphql(`
  query Visits($range: DayRangeInput!) {
    statistics(range: $range) { id range { to } totalRevenue { guest } totalEarn { total } }
  }
`);

export const REFUSED = graphql(`
  query Refused { viewer { username } securityEvents { total } }
`);
